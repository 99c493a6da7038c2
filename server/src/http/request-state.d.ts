import 'fastify';
import type { Admission } from './security/admit.ts';

declare module 'fastify' {
	interface FastifyRequest {
		/** The account that the key belongs to, for the log; null until it is known. */
		callerAccount: string | null;
		/** Null unless an endpoint admitted the request; then its body is read. */
		admission: Admission | null;
	}
	interface FastifyContextConfig {
		/** Accepts HTML in the query. */
		readonly takesLongQuery?: boolean;
		/** Reads the body only as fast as it processes it. */
		readonly takesLines?: boolean;
	}
}
