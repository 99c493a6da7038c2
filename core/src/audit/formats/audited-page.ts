import type { Report } from '../report/report.ts';

/** A report with what people call the page: its address, or the file it came from. */
export interface AuditedPage {
	readonly subject: string;
	readonly report: Report;
}
