import type { TLSSocket } from 'node:tls';
import type { AllowedHosts } from './allowed-hosts.ts';
import { guardedSockets } from './guarded-connector.ts';
import { defaultLimits, type FetchLimits } from './limits.ts';
import { createNameResolver } from './names/resolve-names.ts';

export interface CertificateDates {
	readonly fromMs: number;
	readonly endMs: number;
}

/** Null if the server does not answer, or answers without TLS. */
export type ReadCertificate = (origin: string) => Promise<CertificateDates | null>;

/** Reads certificates without sending anything, so even those that nobody should trust. */
export function certificateReader(
	allowedHosts: AllowedHosts,
	{ connectMs: connectTimeoutMs }: Pick<FetchLimits, 'connectMs'> = defaultLimits,
): ReadCertificate {
	const connect = guardedSockets({
		allowedHosts,
		resolve: createNameResolver(),
		connectTimeoutMs,
		checkCertificate: false,
	});
	return async (origin) => {
		// After any error there is no certificate to judge.
		const socket = await connect(new URL(origin)).catch(() => null);
		if (socket === null) return null;
		// undici connects to https with TLS.
		const dates = datesOf(socket as TLSSocket);
		socket.destroy();
		return dates;
	};
}

function datesOf(socket: TLSSocket): CertificateDates | null {
	const { valid_from: from, valid_to: to } = socket.getPeerCertificate();
	const [fromMs, endMs] = [Date.parse(from), Date.parse(to)];
	return Number.isNaN(fromMs) || Number.isNaN(endMs) ? null : { fromMs, endMs };
}
