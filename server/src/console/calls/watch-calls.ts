import {
	addWatch,
	editWatch,
	listWatches,
	pauseWatch,
	removeWatch,
	runWatch,
	tryWatchTarget,
} from '@plumbline/console/contract';
import { findSite } from '../../accounts/find-site.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { targetsOf } from '../../watch/deliver/targets.store.ts';
import { tryTarget } from '../../watch/deliver/try-target.ts';
import { addWatchWithTargets } from '../../watch/new-watch.ts';
import { scheduleWatch } from '../../watch/schedule-watch.store.ts';
import {
	findWatch,
	editWatch as storeEdit,
	pauseWatch as storePause,
	removeWatch as storeRemoval,
} from '../../watch/watches.store.ts';
import type { ConsoleContext, SignedCall } from '../console-context.ts';
import { newWatchOf } from '../watches/new-watch-of.ts';
import { watchStates } from '../watches/watch-states.store.ts';
import type { Calls } from './serve-calls.ts';
import { vaultFor } from './vault-for.ts';

interface OfSite {
	readonly site_global_key: string;
}

export function serveWatchCalls(calls: Calls, context: ConsoleContext): void {
	const { database, sending } = context;

	const siteOf = ({ site_global_key: key }: OfSite, { session: { accountId } }: SignedCall) =>
		findSite(database, { accountId, siteId: null }, key);

	async function own(input: OfSite & { readonly watch_id: number }, call: SignedCall) {
		const site = await siteOf(input, call);
		const watch = await findWatch(database, site.id, input.watch_id);
		if (watch !== null) return { site, watch };
		throw new ProblemError('not_found', 'This watch was removed. Load the list again.');
	}

	calls.serve(listWatches, async (input, call) => {
		const site = await siteOf(input, call);
		const { locale } = input;
		return watchStates(database, context.vault, { site, locale, nowMs: call.nowMs });
	});

	calls.serve(addWatch, async (input, call) => {
		const site = await siteOf(input, call);
		const { targets, ...watch } = newWatchOf(input);
		const moment = { nowMs: call.nowMs, vault: () => vaultFor(context) };
		const added = await database
			.transaction()
			.execute((transaction) =>
				addWatchWithTargets(transaction, { ...watch, siteId: site.id }, targets, moment),
			);
		return { watch_id: added.id, webhook_secrets: [...added.webhookSecrets] };
	});

	calls.serve(editWatch, async (input, call) => {
		const { watch } = await own(input, call);
		const { targets: _, ...changed } = newWatchOf({ ...input, targets: [] });
		// The form does not offer this one.
		const settings = { ...changed.settings, render: watch.settings.render };
		await database.transaction().execute(async (transaction) => {
			await storeEdit(transaction, { ...watch, ...changed, settings });
			if (!watch.isPaused) await scheduleWatch(transaction, { ...watch, ...changed }, call.nowMs);
		});
		return {};
	});

	calls.serve(removeWatch, async (input, call) => {
		const { watch } = await own(input, call);
		await database.transaction().execute((transaction) => storeRemoval(transaction, watch));
		return {};
	});

	calls.serve(runWatch, async (input, call) => {
		const { watch } = await own(input, call);
		if (watch.isPaused) {
			throw new ProblemError('invalid_parameter', 'The watch is paused. End the pause first.');
		}
		await scheduleWatch(database, watch, call.nowMs);
		return {};
	});

	calls.serve(tryWatchTarget, async (input, call) => {
		const { site, watch } = await own(input, call);
		const targets = await targetsOf(database, vaultFor(context), site.id);
		const target = targets.find(
			({ id, watchId }) => id === input.target_id && watchId === watch.id,
		);
		if (target === undefined || sending === null) {
			throw new ProblemError('not_found', 'This target cannot be used. Add it again.');
		}
		const sender = { ...site, watch: watch.name, locale: watch.settings.locale };
		const { nowMs, signal } = call;
		return { problem: await tryTarget(target, sender, { ...sending, nowMs, signal }) };
	});

	calls.serve(pauseWatch, async (input, call) => {
		const { watch } = await own(input, call);
		await storePause(database, watch, input.is_paused);
		if (!input.is_paused) await scheduleWatch(database, watch, call.nowMs);
		return {};
	});
}
