import { planReports, setReportLook, showReportSettings } from '@plumbline/console/contract';
import { isoTime } from '@plumbline/core/time';
import { findSite } from '../../accounts/find-site.ts';
import { invalidParameter } from '../../http/problems/problem-error.ts';
import { agencyLook, setAgencyLook } from '../../reports/agency-look.store.ts';
import { lookFault, mostLogoBytes, usualColor } from '../../reports/agency-look.ts';
import { endReportPlan, reportPlan, setReportPlan } from '../../reports/report-plan.store.ts';
import { targetAddress } from '../../watch/new-watch.ts';
import type { ConsoleContext } from '../console-context.ts';
import type { Calls } from './serve-calls.ts';
import { vaultFor } from './vault-for.ts';

export function serveReportCalls(calls: Calls, context: ConsoleContext): void {
	const { database, sending, vault } = context;

	calls.serve(showReportSettings, async (input, { session }) => {
		const { accountId } = session;
		const site = await findSite(database, session, input.site_global_key);
		const look = await agencyLook(database, accountId);
		const state = await reportPlan(database, vault, site.id);
		return {
			look: look ?? { name: '', logo: '', color: usualColor },
			plan: state && {
				...state.plan,
				addresses: [...state.plan.addresses],
				next_at: isoTime(state.nextMs),
				sent_at: isoTime(state.sentMs),
				problem: state.lastError,
			},
			sends_mail: sending?.mail != null,
		};
	});

	calls.serve(setReportLook, async (look, { session }) => {
		const fault = lookFault(look);
		if (fault !== null) throw invalidParameter(fault, faults[fault]);
		await setAgencyLook(database, session.accountId, look);
		return {};
	});

	calls.serve(planReports, async (input, { nowMs, session }) => {
		const { addresses, locale, rhythm, site_global_key: key } = input;
		const site = await findSite(database, session, key);
		if (addresses.length === 0) {
			await endReportPlan(database, site.id);
			return {};
		}
		const wrong = addresses.find((address) => targetAddress({ kind: 'mail', address }) === null);
		if (wrong !== undefined) {
			throw invalidParameter('addresses', `“${wrong}” is not a mail address.`);
		}
		const plan = { rhythm, locale, addresses };
		await setReportPlan(database, vaultFor(context), site, plan, nowMs);
		return {};
	});
}

const faults = {
	name: 'A name has at most 100 characters.',
	logo: `A logo is a PNG, JPEG, WebP or GIF of at most ${mostLogoBytes / 1024} KB.`,
	color: 'A color looks like #0b5f63.',
} as const;
