import type { ClientReport, ParsedInputOf, showReport } from '@plumbline/core/api';
import type { Database } from '../database/open-database.ts';
import { agencyLook } from './agency-look.store.ts';
import { composeReport } from './compose-report.ts';
import { drawReport } from './draw-report.ts';
import { type ReportCaller, reportFigures } from './report-figures.ts';

/** The report of a site; as a file too if the request wants it. */
export async function clientReport(
	database: Database,
	caller: ReportCaller,
	{ include_html: includeHtml, ...input }: ParsedInputOf<typeof showReport>,
	/** Of Plumbline. */
	version: string,
): Promise<ClientReport> {
	const figures = await reportFigures(database, caller, input);
	const report = composeReport(figures);
	if (!includeHtml) return report;
	const look = await agencyLook(database, caller.accountId);
	return { ...report, html: drawReport(figures, report, { look, version }) };
}
