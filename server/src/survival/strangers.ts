import { createHash } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { seeded } from '../testing/fake-google/shown-queries.ts';

/** The bytes that a client without a key sends on a connection of its own. Resolves when it has sent it. */
export type Stranger = (socket: Socket, turn: number) => Promise<void>;

const path = '/api/v3/optimization/html';
const slowMs = 150;

function head(first: string, headers: Readonly<Record<string, string | number>> = {}): string {
	const lines = Object.entries({ Host: 'localhost', ...headers }).map(
		([name, value]) => `${name}: ${value}`,
	);
	return `${[`${first} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`;
}

function post(type: string, body: string | Buffer, more = {}): Buffer {
	const bytes = Buffer.from(body);
	const headers = { 'Content-Type': type, 'Content-Length': bytes.length, ...more };
	return Buffer.concat([Buffer.from(head(`POST ${path}`, headers)), bytes]);
}

const sends =
	(bytes: string | Buffer): Stranger =>
	async (socket) => {
		socket.write(bytes);
	};

const form = 'application/x-www-form-urlencoded';
const multipart = 'multipart/form-data; boundary=x';
const names = (count: number) =>
	Array.from({ length: count }, (_, index) => `n${index}=`).join('&');
const part = (name: string, bytes: number) =>
	`--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${'a'.repeat(bytes)}\r\n`;
const parts = (count: number, bytes: number) =>
	`${Array.from({ length: count }, (_, index) => part(`n${index}`, bytes)).join('')}--x--\r\n`;

/** Writes pieces with pauses until the server closes the connection. */
async function drips(socket: Socket, begin: string, piece: string, count: number): Promise<void> {
	socket.write(begin);
	for (let sent = 0; sent < count && socket.writable; sent++) {
		await wait(slowMs);
		if (socket.writable) socket.write(piece);
	}
}

/** Their requests are built once, so that they cost the clients little. */
const strangers: Readonly<Record<string, Stranger>> = {
	'slow heads': (socket) => drips(socket, 'GET /healthz HTTP/1.1\r\n', 'X-Slow: 1\r\n', 20),
	'slow bodies': (socket) =>
		drips(socket, head(`POST ${path}`, { 'Content-Type': form, 'Content-Length': 99 }), 'a', 20),
	'unfinished bodies': sends(
		head(`POST ${path}`, { 'Content-Type': form, 'Content-Length': 1_000_000 }) +
			`html=${'a'.repeat(900_000)}`,
	),
	'large bodies': sends(
		head(`POST ${path}`, { 'Content-Type': form, 'Content-Length': 45_000_000 }) +
			`html=${'a'.repeat(2_000_000)}`,
	),
	'endless chunks': (socket) =>
		drips(
			socket,
			head(`POST ${path}`, { 'Content-Type': form, 'Transfer-Encoding': 'chunked' }),
			`10000\r\n${'a'.repeat(0x10000)}\r\n`,
			20,
		),
	'many names': sends(post(form, names(90_000))),
	'many names in the query': sends(head(`GET ${path}?${names(10_000)}`)),
	'deep JSON': sends(post('application/json', '['.repeat(900_000))),
	'closed deep JSON': sends(post('application/json', '['.repeat(400_000) + ']'.repeat(400_000))),
	'JSON with many names': sends(
		post('application/json', `{${Array.from({ length: 60_000 }, (_, at) => `"n${at}":1`).join()}}`),
	),
	'multipart with many parts': sends(post(multipart, parts(5000, 100))),
	'multipart with large parts': sends(post(multipart, parts(9, 100_000))),
	'unfinished multipart': sends(
		head(`POST ${path}`, { 'Content-Type': multipart, 'Content-Length': 1_000_000 }) +
			part('html', 800_000),
	),
	'coded bodies': sends(
		post('application/json', gzipSync('['.repeat(50_000_000)), { 'Content-Encoding': 'gzip' }),
	),
	'bad keys': async (socket, turn) => {
		const key = `plb_${seeded('key', turn).toString(36)}`;
		socket.write(head(`GET /api/v3/account/sites?api_key=${key}`));
		socket.write(head('GET /api/v3/account/sites', { 'X-Api-Key': key }));
	},
	'bad keys in bodies': async (socket, turn) => {
		const key = `plb_${seeded('key', turn).toString(36)}`;
		socket.write(post('application/json', JSON.stringify({ api_key: key, html: tags })));
	},
	'large heads': sends(head('GET /healthz', { 'X-Large': 'a'.repeat(1_000_000) })),
	'large unfinished heads': sends(`GET ${path}?html=${'a'.repeat(1_000_000)}`),
	'many headers': sends(
		head('GET /', Object.fromEntries(Array.from({ length: 3000 }, (_, at) => [`X-${at}`, at]))),
	),
	'HTML in the query': sends(head(`GET ${path}?geo=us&html=${'%3Cb%3E'.repeat(140_000)}`)),
	garbage: async (socket, turn) => {
		socket.write(createHash('shake256', { outputLength: 4000 }).update(`${turn}`).digest());
	},
	'cached paths': sends(head('GET /openapi.json') + head('GET /docs') + head('GET /nothing')),
	'unread pipelines': async (socket) => {
		socket.pause();
		socket.write(head('GET /openapi.json').repeat(500));
	},
	'expected continuations': sends(
		head(`POST ${path}`, { 'Content-Length': 900_000, Expect: '100-continue' }),
	),
	'smuggled lengths': sends(
		`${head(`POST ${path}`, { 'Content-Length': 4, 'Transfer-Encoding': 'chunked' })}0\r\n\r\n`,
	),
};

const tags = '<b>'.repeat(300_000);

/** Sends one kind after the other, on several connections at a time, until the time is over. */
export async function flood(
	port: number,
	{ connections, forMs }: { readonly connections: number; readonly forMs: number },
): Promise<number> {
	const kinds = Object.values(strangers);
	const untilMs = performance.now() + forMs;
	let turn = 0;
	const one = async () => {
		while (performance.now() < untilMs) {
			const current = turn++;
			// The index is always within the list.
			await visit(port, kinds[current % kinds.length] as Stranger, current);
		}
	};
	await Promise.all(Array.from({ length: connections }, one));
	return turn;
}

const longestVisitMs = 4000;

async function visit(port: number, stranger: Stranger, turn: number): Promise<void> {
	const socket = connect(port, '127.0.0.1');
	const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
	// The server may refuse and close at any moment.
	socket.on('error', () => undefined);
	socket.resume();
	const leave = setTimeout(() => socket.destroy(), longestVisitMs * (0.2 + seeded('leave', turn)));
	await stranger(socket, turn);
	await closed;
	clearTimeout(leave);
}
