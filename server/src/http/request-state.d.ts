import 'fastify';

declare module 'fastify' {
	interface FastifyRequest {
		/** Whose key it was, for the log; null before that is known. */
		callerAccount: string | null;
	}
	interface FastifyContextConfig {
		/** Takes HTML in its query. */
		readonly takesLongQuery?: boolean;
		/** Reads its body as fast as it works at it. */
		readonly takesLines?: boolean;
	}
}
