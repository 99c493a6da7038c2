import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { problemBody } from './problem-body.ts';
import { ProblemError } from './problem-error.ts';
import { toProblem } from './to-problem.ts';

/** Turns every error into a problem document (RFC 9457). */
export function answerProblems(app: FastifyInstance): void {
	const methodsOf = rememberMethods(app);
	app.setErrorHandler((error, request, reply) => sendProblem(error, request, reply));
	app.setNotFoundHandler((request, reply) => {
		const methods = methodsOf(pathOf(request.url));
		return sendProblem(methods ? wrongMethod(request.method, methods) : notFound(), request, reply);
	});
}

export function sendProblem(
	error: unknown,
	request: FastifyRequest,
	reply: FastifyReply,
): FastifyReply {
	const problem = toProblem(error);
	if (problem.code === 'internal_error') request.log.error({ err: problem.cause }, 'unforeseen');
	if (problem.code === 'storage_full') request.log.warn({ err: problem.cause }, 'nothing written');
	const body = problemBody(problem, { path: pathOf(request.url), requestId: request.id });
	return reply
		.code(body.status)
		.headers({ 'x-request-id': request.id, ...problem.headers })
		.type('application/problem+json; charset=utf-8')
		.send(JSON.stringify(body));
}

export function pathOf(url: string): string {
	return url.split('?', 1)[0] ?? url;
}

/** Records the methods of each path, for requests with a different method; paths have no parameters here. */
function rememberMethods(app: FastifyInstance): (path: string) => ReadonlySet<string> | undefined {
	const known = new Map<string, Set<string>>();
	app.addHook('onRoute', ({ url, method }) => {
		const methods = known.get(url) ?? new Set<string>();
		for (const name of [method].flat()) methods.add(name);
		known.set(url, methods);
	});
	return (path) => known.get(path);
}

function wrongMethod(method: HTTPMethods | string, methods: ReadonlySet<string>): ProblemError {
	const allow = [...methods].join(', ');
	return new ProblemError(
		'method_not_allowed',
		`This endpoint does not accept ${method}. Use ${allow}.`,
		{
			headers: { allow },
		},
	);
}

function notFound(): ProblemError {
	return new ProblemError(
		'not_found',
		'There is no endpoint at this URL. /docs lists the endpoints.',
	);
}
