import type { Report } from '../report/report.ts';

/** A report with the name of its page: its URL, or the file it came from. */
export interface AuditedPage {
	/** Shown as the name of the page: its URL or the path of its file. */
	readonly subject: string;
	readonly report: Report;
	/** The contents of the page, if the host provides them. */
	readonly contents?: Readonly<Record<string, unknown>>;
}
