import type { TLSSocket } from 'node:tls';
import type { AllowedHosts } from './allowed-hosts.ts';
import { guardedConnector } from './guarded-connector.ts';
import { createNameResolver } from './names/resolve-names.ts';

export interface CertificateDates {
	readonly fromMs: number;
	readonly endMs: number;
}

/** Null if the server does not answer, or not with TLS. */
export type ReadCertificate = (origin: string) => Promise<CertificateDates | null>;

/** Reads certificates without sending anything, so even those that nobody should trust. */
export function certificateReader(allowedHosts: AllowedHosts): ReadCertificate {
	const connect = guardedConnector({
		allowedHosts,
		resolve: createNameResolver(),
		connectTimeoutMs: 10_000,
		checkCertificate: false,
	});
	return (origin) => {
		const { host, hostname, port, protocol } = new URL(origin);
		const { promise, resolve } = Promise.withResolvers<CertificateDates | null>();
		connect({ host, hostname, port, protocol }, (_, socket) => {
			// undici connects to https with TLS.
			resolve(socket === null ? null : datesOf(socket as TLSSocket));
			socket?.destroy();
		});
		return promise;
	};
}

function datesOf(socket: TLSSocket): CertificateDates | null {
	const { valid_from: from, valid_to: to } = socket.getPeerCertificate();
	const [fromMs, endMs] = [Date.parse(from), Date.parse(to)];
	return Number.isNaN(fromMs) || Number.isNaN(endMs) ? null : { fromMs, endMs };
}
