import { screenPaths } from '@plumbline/console/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isKnownTo } from '../../http/entity-tag.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { refuseOtherHosts } from '../security/own-page.ts';
import type { ConsoleFile, ConsoleFiles } from './console-files.ts';

/** Our own scripts, styles and calls; nothing inline, nothing from elsewhere, and no frame around it. */
const contentSecurityPolicy = [
	"default-src 'none'",
	"script-src 'self'",
	"style-src 'self'",
	"img-src 'self' data:",
	"connect-src 'self'",
	"form-action 'self'",
	"base-uri 'none'",
	"frame-ancestors 'none'",
	"require-trusted-types-for 'script'",
].join('; ');

const pageHeaders = {
	'content-security-policy': contentSecurityPolicy,
	'cross-origin-opener-policy': 'same-origin',
	'cross-origin-resource-policy': 'same-origin',
	'permissions-policy': 'camera=(), geolocation=(), microphone=()',
};

interface FileSettings {
	readonly load: () => Promise<ConsoleFiles | null>;
	readonly hosts: readonly string[];
}

/** Serves the page under the path of every screen, and its files, whose names change with their content. */
export function serveFiles(app: FastifyInstance, { load, hosts }: FileSettings): void {
	const send = async (path: string, request: FastifyRequest, reply: FastifyReply) => {
		refuseOtherHosts(request, hosts);
		const file = (await load())?.get(path);
		if (file === undefined) throw noFile(path);
		const isLasting = path.startsWith('/assets/');
		reply.headers(pageHeaders);
		reply.header('cache-control', isLasting ? 'public, max-age=31536000, immutable' : 'no-cache');
		return sendFile(file, request, reply);
	};
	for (const path of screenPaths) {
		app.get(path, (request, reply) => send('/', request, reply));
	}
	app.get('/console.svg', (request, reply) => send('/console.svg', request, reply));
	app.get<{ Params: { name: string } }>('/assets/:name', (request, reply) =>
		send(`/assets/${request.params.name}`, request, reply),
	);
}

function sendFile(file: ConsoleFile, { headers }: FastifyRequest, reply: FastifyReply) {
	const isCompressed = /\bgzip\b/.test(headers['accept-encoding'] ?? '');
	reply.header('etag', file.tag).header('vary', 'Accept-Encoding');
	if (isKnownTo(headers['if-none-match'], file.tag)) return reply.code(304).send();
	if (isCompressed) reply.header('content-encoding', 'gzip');
	return reply.type(file.type).send(isCompressed ? file.compressed : file.body);
}

function noFile(path: string): ProblemError {
	return new ProblemError(
		'not_found',
		path === '/'
			? 'This installation does not contain the console. /docs describes the API.'
			: 'The console has no such file. Load the page again.',
	);
}
