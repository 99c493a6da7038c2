import type { KeptAudit } from '../../history/kept-audit.ts';

interface Move {
	readonly from: string;
	readonly to: string;
}

/** An audit of a twin with the URLs that the page would have on its own site. */
export const onOrigin = (audit: KeptAudit, { from, to }: Move): KeptAudit =>
	JSON.parse(JSON.stringify(audit), (_name, value) =>
		typeof value === 'string' ? value.replaceAll(from, to) : value,
	);
