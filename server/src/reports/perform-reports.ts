import { showReport } from '@plumbline/core/api';
import type { MailSettings } from '../config/mail-settings.ts';
import type { Database } from '../database/open-database.ts';
import type { PerformJob } from '../jobs/run-job.ts';
import type { Vault } from '../sources/seal.ts';
import { sendMail } from '../watch/deliver/send-mail.ts';
import { DeliveryError } from '../watch/deliver/send-webhook.ts';
import { clientReport } from './client-report.ts';
import { openPlan, rhythms } from './report-plan.store.ts';
import { reportText } from './report-text.ts';

interface ReportSurroundings {
	readonly database: Database;
	readonly vault: Vault;
	readonly mail: MailSettings | null;
	/** Of Plumbline. */
	readonly version: string;
}

/** Mails the report of a site: its first page as text, and the file. */
export function performReports({ database, mail, vault, version }: ReportSurroundings): PerformJob {
	return async ({ id, payload, siteId }) => {
		const { addresses, locale, rhythm } = await openPlan(payload, vault, siteId);
		if (addresses.length === 0) {
			throw new DeliveryError('The addresses cannot be read. Enter them again.', null);
		}
		const site = await database
			.selectFrom('site')
			.select(['account_id as accountId', 'global_key as globalKey', 'domain'])
			.where('id', '=', siteId)
			.executeTakeFirstOrThrow();
		const { days } = rhythms[rhythm];
		const input = showReport.input.parse({
			site_global_key: site.globalKey,
			days,
			locale,
			include_html: true,
		});
		const caller = { accountId: site.accountId, siteId: null };
		const report = await clientReport(database, caller, input, version);
		const { date_to: date } = report.meta;
		const [first = '', ...others] = addresses;
		await sendMail(
			first,
			{
				id: `report-${id}-${date}`,
				domain: site.domain,
				title: `${site.domain}: ${report.headline}`,
				text: reportText(report),
			},
			mail,
			{ others, files: [{ name: `report-${date}.html`, content: report.html ?? '' }] },
		);
		return [`Sent to ${addresses.length}, up to ${date}.`];
	};
}
