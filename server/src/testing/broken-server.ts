import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** The behaviour of a server towards a connection. */
export type Way = (socket: Socket) => void;

const sends =
	(...bytes: (string | Buffer)[]): Way =>
	(socket) =>
		socket.end(Buffer.concat(bytes.map((one) => Buffer.from(one))));

const sendsAndResets =
	(text: string): Way =>
	(socket) =>
		socket.write(text, () => setTimeout(() => socket.resetAndDestroy(), 20));

const drips =
	(begin: string, piece: string): Way =>
	(socket) => {
		socket.write(begin);
		const timer = setInterval(() => socket.write(piece), 50);
		socket.on('close', () => clearInterval(timer));
	};

const ok = 'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n';

/** Ways in which servers fail at once, whatever protocol the client expects. */
export const quickWays: Readonly<Record<string, Way>> = {
	'closes at once': (socket) => socket.end(),
	'resets at once': (socket) => socket.resetAndDestroy(),
	'resets after a moment': (socket) => setTimeout(() => socket.resetAndDestroy(), 20),
	'refuses the TLS handshake': sends(Buffer.from([21, 3, 3, 0, 2, 2, 40])),
	'sends nonsense': sends('\r\n\0nonsense\xff\r\n\r\n'.repeat(99)),
	'resets in the head': sendsAndResets('HTTP/1.1 200 OK\r\ncontent-'),
	'resets in the body': sendsAndResets(`${ok}content-length: 999\r\n\r\n<title>`),
	'ends in the body': sends(`${ok}content-length: 999\r\n\r\n<title>`),
	'ends in a chunk': sends(`${ok}transfer-encoding: chunked\r\n\r\nff\r\n<title>`),
	'sends more than it says': sends(`${ok}content-length: 1\r\n\r\n<title>Rye</title>`),
	'says a length that is not a number': sends(`${ok}content-length: many\r\n\r\n<title>`),
	'says a status that does not exist': sends('HTTP/1.1 099 Odd\r\ncontent-length: 0\r\n\r\n'),
	'says too much in its head': sends(`${ok}x-long: ${'x'.repeat(200_000)}\r\n\r\n`),
	'compresses nonsense': sends(`${ok}content-encoding: gzip\r\n\r\nnonsense`),
	'redirects to itself': sends('HTTP/1.1 302 Found\r\nlocation: /\r\ncontent-length: 0\r\n\r\n'),
	'redirects to no URL': sends('HTTP/1.1 302 Found\r\nlocation: http://[\r\n\r\n'),
	'redirects to a private address': sends(
		'HTTP/1.1 302 Found\r\nlocation: http://169.254.169.254/\r\ncontent-length: 0\r\n\r\n',
	),
};

/** Ways in which servers never finish their answer. */
export const endlessWays: Readonly<Record<string, Way>> = {
	'says nothing': () => undefined,
	'sends a head without end': drips(ok, 'x-drip: x\r\n'),
	'sends a body without end': drips(`${ok}transfer-encoding: chunked\r\n\r\n`, '1\r\nx\r\n'),
};

interface Sound {
	/** Good answers, by path; everything else fails. */
	readonly sound?: Readonly<Record<string, string>>;
}

/** A server on 127.0.0.1 that fails in these ways, one connection after the other. */
export async function brokenServer(ways: readonly Way[], { sound = {} }: Sound = {}) {
	let connections = 0;
	const sockets = new Set<Socket>();
	const server = createServer((socket) => {
		const way = ways[connections++ % ways.length];
		sockets.add(socket);
		socket.on('error', () => undefined);
		if (Object.keys(sound).length === 0) return way?.(socket);
		socket.once('data', (head) => {
			const answer = sound[String(head).split(' ', 2)[1] ?? ''];
			if (answer === undefined) way?.(socket);
			else socket.end(`${ok}content-length: ${Buffer.byteLength(answer)}\r\n\r\n${answer}`);
		});
	});
	await once(server.listen(0, '127.0.0.1'), 'listening');
	onTestFinished(() => {
		server.close();
		for (const socket of sockets) socket.destroy();
	});
	// The address of a listening TCP server is never a string.
	const { port } = server.address() as AddressInfo;
	return { host: `127.0.0.1:${port}`, port, connections: () => connections };
}

/** A host where nobody listens. */
export async function deafHost(): Promise<string> {
	const server = createServer();
	await once(server.listen(0, '127.0.0.1'), 'listening');
	// The address of a listening TCP server is never a string.
	const { port } = server.address() as AddressInfo;
	await once(server.close(), 'close');
	return `127.0.0.1:${port}`;
}

/** A host whose name nobody knows. */
export const unknownHost = 'no-such-host.invalid';

/** Functions that start hosts, by the way in which each host fails. */
export const brokenHosts: readonly (readonly [string, () => Promise<string>])[] = [
	['whose name nobody knows', async () => unknownHost],
	['where nobody listens', deafHost],
	...Object.entries({ ...quickWays, ...endlessWays }).map(
		([name, way]) => [`that ${name}`, async () => (await brokenServer([way])).host] as const,
	),
];
