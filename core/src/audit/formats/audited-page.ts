import { toDetails } from '../report/details.ts';
import type { Report } from '../report/report.ts';

/** A report with the name of its page: its URL, or the file it came from. */
export interface AuditedPage {
	/** Shown as the name of the page: its URL or the path of its file. */
	readonly subject: string;
	readonly report: Report;
	/** The contents of the page, if the host provides them. */
	readonly contents?: Readonly<Record<string, unknown>>;
}

/** A URL or file without a report. */
export interface UnreadPage {
	readonly subject: string;
	/** A sentence. */
	readonly reason: string;
	/** The page that links to it, where it was found that way. */
	readonly linkedFrom: string | null;
	/** Not a fault: sites link to URLs that robots.txt keeps crawlers away from. */
	readonly isExpected: boolean;
}

/** The result of `savedPage`: snake case, as in the HTTP API. */
export type SavedPage = ReturnType<typeof savedPage>;

/** A page as a JSON report stores it: the detailed report as in the interface, with its subject. */
export const savedPage = ({ contents, report, subject }: AuditedPage) => ({
	subject,
	url: report.url,
	...toDetails(report),
	...(contents && { contents }),
});
