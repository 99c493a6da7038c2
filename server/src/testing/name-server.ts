import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';

const typeA = 1;
const unknownName = 3;

/** IPv4 addresses by name. A name with null gets no answer at all, an unlisted one does not exist. */
type Zone = Readonly<Record<string, readonly string[] | null>>;

/** A name server on 127.0.0.1 that records the names it is asked for. */
export async function nameServer(zone: Zone) {
	const queries: string[] = [];
	const socket = createSocket('udp4');
	socket.on('message', (query, { address, port }) => {
		const { name, type } = questionIn(query);
		queries.push(name);
		const addresses = zone[name];
		if (addresses !== null) {
			socket.send(answerTo(query, type === typeA ? addresses : addresses && []), port, address);
		}
	});
	socket.bind(0, '127.0.0.1');
	await once(socket, 'listening');
	onTestFinished(() => void socket.close());
	return { servers: [`127.0.0.1:${socket.address().port}`], queries };
}

const headBytes = 12;

function questionIn(query: Buffer) {
	const labels: string[] = [];
	let at = headBytes;
	for (let length = query[at]!; length > 0; length = query[at]!) {
		labels.push(query.toString('latin1', at + 1, at + 1 + length));
		at += length + 1;
	}
	return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 };
}

function answerTo(query: Buffer, addresses: readonly string[] | undefined): Buffer {
	const head = Buffer.from(query.subarray(0, questionIn(query).end));
	head.writeUInt16BE(0x8180 | (addresses ? 0 : unknownName), 2);
	head.writeUInt16BE(addresses?.length ?? 0, 6);
	// No additional records: the query’s own may announce extensions that this server lacks.
	head.writeUInt16BE(0, 10);
	return Buffer.concat([head, ...(addresses ?? []).map(record)]);
}

/** The name by reference to the question, type A, class IN, one minute, four bytes. */
function record(address: string): Buffer {
	const fixed = [0xc0, headBytes, 0, typeA, 0, 1, 0, 0, 0, 60, 0, 4];
	return Buffer.from([...fixed, ...address.split('.').map(Number)]);
}
