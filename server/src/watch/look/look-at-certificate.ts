import { dayMs } from '@plumbline/core/time';
import type { CertificateDates } from '../../pages/fetch/read-certificate.ts';
import type { Look } from './fault.ts';

/** Most certificates are renewed a month before their end; those of a few days in their last third. */
const nearEndMs = 14 * dayMs;

export function lookAtCertificate(dates: CertificateDates | null, nowMs: number): Look {
	if (dates === null) return { faults: [], judged: new Set(), isPartial: true };
	const { endMs, fromMs } = dates;
	const isNear = endMs - nowMs < Math.min(nearEndMs, (endMs - fromMs) / 4);
	const detail = new Date(endMs).toISOString().slice(0, 10);
	return {
		faults: isNear ? [{ kind: 'certificate', detail }] : [],
		judged: new Set(['certificate']),
	};
}
