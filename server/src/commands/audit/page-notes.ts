import type { Report } from '@plumbline/core';
import type { Rendering } from '../../pages/audits/audit-url.ts';
import { say, type Terminal } from '../terminal.ts';
import type { AuditSettings } from './audit-settings.ts';

interface NotedPage {
	readonly subject: string;
	readonly report: Report;
	/** Left out for a page that was not requested now. */
	readonly rendering?: Rendering;
}

/** Notes about pages on standard error, besides their reports. */
export function pageNotes(terminal: Terminal, { isQuiet, render }: AuditSettings) {
	let undrawn = 0;
	return {
		page({ rendering, report, subject }: NotedPage): void {
			if (rendering?.kind === 'failed') {
				const why = `Judged as it was sent, because it was not rendered. ${rendering.reason}`;
				say(terminal, `plumbline: ${subject}: ${why}`);
			}
			// Only a published page can be rendered.
			if (rendering && report.rules.some(({ reason }) => reason === 'drawn_by_scripts')) undrawn++;
		},
		end(): void {
			if (undrawn === 0 || render !== 'never' || isQuiet) return;
			const pages = undrawn === 1 ? 'Scripts draw one page' : `Scripts draw ${undrawn} pages`;
			say(terminal, `${pages}. --render auto reads such pages in your browser.`);
		},
	};
}
