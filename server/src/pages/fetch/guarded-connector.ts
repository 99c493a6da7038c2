import type { LookupAddress, LookupOptions } from 'node:dns';
import type { LookupFunction, Socket } from 'node:net';
import { buildConnector } from 'undici';
import { ExpectedError } from '../../process/expected-error.ts';
import { type AllowedHosts, hostAndPort } from './allowed-hosts.ts';
import { mayConnect, urlProblem } from './check-url.ts';

/** All addresses of a name; `isAllowed`: the operator has listed it. */
export type Resolve = (hostname: string, isAllowed: boolean) => Promise<readonly LookupAddress[]>;

interface GuardOptions {
	readonly allowedHosts: AllowedHosts;
	readonly resolve: Resolve;
	readonly connectTimeoutMs: number;
	/** Default: true. False only where nothing is sent. */
	readonly checkCertificate?: boolean;
}

/**
 * Connects only to addresses that it has checked itself. The check is in the connector, between
 * name resolution and connect, because a name checked earlier can resolve to a different address by
 * then.
 */
export function guardedConnector(options: GuardOptions): buildConnector.connector {
	return (target, callback) => {
		const url = new URL(`${target.protocol}//${target.host ?? target.hostname}`);
		const problem = urlProblem(url, options.allowedHosts);
		if (problem !== null) return callback(new ExpectedError('address_not_allowed', problem), null);
		const isAllowed = options.allowedHosts.has(hostAndPort(url));
		const connect = buildConnector({
			timeout: options.connectTimeoutMs,
			allowH2: false,
			maxCachedSessions: 0,
			rejectUnauthorized: options.checkCertificate ?? true,
			lookup: vettedLookup(isAllowed, options.resolve),
		});
		connect(target, (...result) => callback(...verifyPeer(result, isAllowed)));
	};
}

/**
 * The same as a promise, for connections that undici does not make itself: whatever goes wrong on
 * the way rejects it, and nothing reaches the process.
 */
export function guardedSockets(
	options: GuardOptions,
): (target: Pick<URL, 'host' | 'hostname' | 'port' | 'protocol'>) => Promise<Socket> {
	const connect = guardedConnector(options);
	return ({ host, hostname, port, protocol }) =>
		new Promise((resolve, reject) => {
			connect({ host, hostname, port, protocol }, (error, socket) => {
				// After an error, undici passes no socket at all, although its type says null.
				if (socket) resolve(socket);
				else reject(error);
			});
		});
}

/** Every address of the name must pass, and the socket gets exactly the checked ones. */
function vettedLookup(isAllowed: boolean, resolve: Resolve): LookupFunction {
	return (hostname, options, callback) => {
		const answer = async () => {
			const addresses = await resolve(hostname, isAllowed);
			if (addresses.every(({ address }) => mayConnect(address, isAllowed))) return addresses;
			throw notPublic();
		};
		answer().then(
			(addresses) => respond(addresses, options, callback),
			(error: NodeJS.ErrnoException) => callback(error, '', 0),
		);
	};
}

function respond(
	addresses: readonly LookupAddress[],
	options: LookupOptions,
	callback: Parameters<LookupFunction>[2],
): void {
	const first = addresses[0];
	if (first === undefined) {
		callback(Object.assign(new Error('no address'), { code: 'ENOTFOUND' }), '', 0);
	} else if (options.all) callback(null, [...addresses]);
	else callback(null, first.address, first.family);
}

type ConnectResult = Parameters<buildConnector.Callback>;

function verifyPeer(result: ConnectResult, isAllowed: boolean): ConnectResult {
	const socket: Socket | null = result[1];
	// A closed socket has no address; its own error follows.
	const address = socket?.remoteAddress;
	if (address === undefined || mayConnect(address, isAllowed)) return result;
	socket?.destroy();
	return [notPublic(), null];
}

/** Looks like a name that does not exist, because nobody should learn which names a private network has. */
function notPublic(): Error {
	return Object.assign(new Error('not a public address'), { code: 'ENOTFOUND' });
}
