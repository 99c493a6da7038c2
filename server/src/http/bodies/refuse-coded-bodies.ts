import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../problems/problem-error.ts';

/** A compressed body is refused: a few bytes of it can become gigabytes. */
export function refuseCodedBodies(app: FastifyInstance): void {
	app.addHook('onRequest', ({ headers }, _reply, done) => {
		const coding = headers['content-encoding'];
		done(coding === undefined || /^identity$/i.test(coding) ? undefined : coded);
	});
}

const coded = new ProblemError(
	'media_type_unsupported',
	'The body is compressed. Send it without Content-Encoding.',
	{ headers: { 'accept-encoding': 'identity' } },
);
