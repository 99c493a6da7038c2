import type { Report } from '../report/report.ts';

/** A report with the name of its page: its URL, or the file it came from. */
export interface AuditedPage {
	readonly subject: string;
	readonly report: Report;
	/** The contents of the page, if the host provides them. */
	readonly contents?: Readonly<Record<string, unknown>>;
}
