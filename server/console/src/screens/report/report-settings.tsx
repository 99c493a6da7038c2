import { showReportSettings } from '@plumbline/console/contract';
import { callConsole } from '../../api/send.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { ErrorNotice } from '../../controls/error-notice.tsx';
import { PlanReports } from './plan-reports.tsx';
import { ReportLookForm } from './report-look-form.tsx';

/** The mails of the report, and the look of all reports. */
export function ReportSettings({ site }: { readonly site: string }) {
	const { data, error, reload } = useAnswer(`report settings ${site}`, (signal) =>
		callConsole(showReportSettings, { site_global_key: site }, signal),
	);
	if (data === null) return <ErrorNotice error={error} />;
	return (
		<>
			<PlanReports key={data.plan?.next_at} site={site} settings={data} onChange={reload} />
			<ReportLookForm look={data.look} onChange={reload} />
		</>
	);
}
