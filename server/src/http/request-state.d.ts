import 'fastify';

declare module 'fastify' {
	interface FastifyRequest {
		/** The account of the key, for the log; null until it is known. */
		callerAccount: string | null;
	}
	interface FastifyContextConfig {
		/** Accepts HTML in the query. */
		readonly takesLongQuery?: boolean;
		/** Reads the body only as fast as it processes it. */
		readonly takesLines?: boolean;
	}
}
