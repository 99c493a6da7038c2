import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { AllowedHosts } from '../fetch/allowed-hosts.ts';
import { guardedSockets, type Resolve } from '../fetch/guarded-connector.ts';
import { defaultLimits } from '../fetch/limits.ts';
import type { RenderLimits } from './render-limits.ts';

/** Lets one page through the proxy, and counts what it loads. */
export interface ProxyPass {
	readonly username: string;
	readonly password: string;
	/** Closes all connections of the page. */
	revoke(): void;
}

export interface GuardProxy {
	readonly origin: string;
	admit(limits: Pick<RenderLimits, 'connections' | 'loadedBytes'>): ProxyPass;
	close(): Promise<void>;
}

interface Pass {
	bytesLeft: number;
	connectionsLeft: number;
	readonly sockets: Set<Duplex>;
	isOver: boolean;
}

interface ProxyOptions {
	readonly allowedHosts: AllowedHosts;
	readonly resolve: Resolve;
}

const refused = 'HTTP/1.1 403 Forbidden\r\ncontent-length: 0\r\nconnection: close\r\n\r\n';
const wantsPass =
	'HTTP/1.1 407 Proxy Authentication Required\r\nproxy-authenticate: Basic realm="plumbline"\r\ncontent-length: 0\r\nconnection: close\r\n\r\n';
const notForwarded = /^(?:proxy-.*|connection|keep-alive|te|trailer|upgrade)$/;

/**
 * The only way from the browser to the network. It resolves names itself, and connects only to
 * addresses that pass the guard of the page fetcher, whichever part of a page asks: scripts,
 * workers, WebSockets or redirects.
 */
export async function startGuardProxy(options: ProxyOptions): Promise<GuardProxy> {
	const connect = guardedSockets({ ...options, connectTimeoutMs: defaultLimits.connectMs });
	const passes = new Map<string, Pass>();
	const passOf = ({ headers }: IncomingMessage) =>
		passes.get(headers['proxy-authorization'] ?? '') ?? null;

	/** A connection to the target on behalf of a page; null if it is not allowed or possible. */
	async function open({ hostname, port }: URL, pass: Pass): Promise<Socket | null> {
		if (pass.connectionsLeft-- <= 0) return null;
		const target = { hostname, port: port || '80', protocol: 'http:' };
		// A page learns only that there is no connection, not why.
		const socket = await connect({ ...target, host: `${hostname}:${target.port}` }).catch(
			() => null,
		);
		// The page may have gone meanwhile.
		if (socket === null || pass.isOver) {
			socket?.destroy();
			return null;
		}
		keep(socket, pass);
		socket.on('data', (chunk: Buffer) => spend(pass, chunk.length));
		return socket;
	}

	async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
		const pass = passOf(incoming);
		const target = URL.parse(incoming.url ?? '');
		if (pass === null) {
			response.writeHead(407, { 'proxy-authenticate': 'Basic realm="plumbline"' }).end();
		} else if (target?.protocol !== 'http:') response.writeHead(403).end();
		else await forward(incoming, response, target, await open(target, pass));
	}

	async function tunnel(incoming: IncomingMessage, client: Duplex, head: Buffer): Promise<void> {
		const pass = passOf(incoming);
		if (pass === null) {
			client.resume().end(wantsPass);
			return;
		}
		keep(client, pass);
		const target = URL.parse(`http://${incoming.url}`);
		const socket = target && (await open(target, pass));
		if (!socket) {
			client.resume().end(refused);
			return;
		}
		client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
		if (head.length > 0) socket.write(head);
		await pipeline(client, socket, client);
	}

	// The answer of a site can make any of this throw, and no promise waits for these callbacks.
	const server = createServer((incoming, response) => {
		answer(incoming, response).catch(() => response.destroy());
	});
	server.on('connect', (incoming: IncomingMessage, client: Duplex, head: Buffer) => {
		client.on('error', () => client.destroy());
		tunnel(incoming, client, head).catch(() => client.destroy());
	});

	await once(server.listen(0, '127.0.0.1'), 'listening');
	// The address of a listening TCP server is never a string.
	const { port } = server.address() as AddressInfo;
	return {
		origin: `http://127.0.0.1:${port}`,
		admit: ({ connections, loadedBytes }) => {
			const [username, password] = [
				randomBytes(8).toString('hex'),
				randomBytes(16).toString('hex'),
			];
			const key = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
			const pass: Pass = {
				bytesLeft: loadedBytes,
				connectionsLeft: connections,
				sockets: new Set(),
				isOver: false,
			};
			passes.set(key, pass);
			const revoke = () => {
				passes.delete(key);
				end(pass);
			};
			return { username, password, revoke };
		},
		close: async () => {
			passes.forEach(end);
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}

function keep(socket: Duplex, pass: Pass): void {
	pass.sockets.add(socket);
	socket.on('error', () => socket.destroy());
	socket.once('close', () => pass.sockets.delete(socket));
}

/** A page that loads more than its share loses all its connections. */
function spend(pass: Pass, bytes: number): void {
	pass.bytesLeft -= bytes;
	if (pass.bytesLeft < 0) end(pass);
}

function end(pass: Pass): void {
	pass.isOver = true;
	for (const socket of pass.sockets) socket.destroy();
}

async function forward(
	incoming: IncomingMessage,
	response: ServerResponse,
	target: URL,
	socket: Socket | null,
): Promise<void> {
	if (socket === null) {
		response.writeHead(403).end();
		return;
	}
	const headers = Object.fromEntries(
		Object.entries(incoming.headers).filter(([name]) => !notForwarded.test(name)),
	);
	response.on('close', () => socket.destroy());
	const outgoing = request({
		createConnection: () => socket,
		method: incoming.method,
		path: target.pathname + target.search,
		headers: { ...headers, host: target.host, connection: 'close' },
	});
	// Also after the answer has begun.
	outgoing.on('error', () => response.destroy());
	incoming.pipe(outgoing);
	// The only argument of this event.
	const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
	response.writeHead(answer.statusCode ?? 502, answer.headers);
	await pipeline(answer, response);
}
