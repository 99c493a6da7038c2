import {
	listViews,
	removeView,
	type SavedView,
	saveView,
	viewAddress,
} from '@plumbline/console/contract';
import { findSite } from '../../accounts/find-site.ts';
import { matchKey } from '../../facts/match-key.ts';
import { invalidParameter, ProblemError } from '../../http/problems/problem-error.ts';
import type { ConsoleContext, SignedCall } from '../console-context.ts';
import { addView, changeView, removeSeenView, savedViews } from '../views/saved-views.store.ts';
import type { Calls } from './serve-calls.ts';

const longestName = 100;
const mostViews = 100;

export function serveViewCalls(calls: Calls, { database }: ConsoleContext): void {
	calls.serve(listViews, async ({ site_global_key: key }, { session }) => {
		const { id: siteId } = await findSite(database, session, key);
		return { views: await savedViews(database, siteId) };
	});

	calls.serve(saveView, async (input, { nowMs, session }) => {
		refuseReaders(session);
		const { id: siteId } = await findSite(database, session, input.site_global_key);
		const name = checkedName(input.name);
		const address = viewAddress(input.address);
		if (address === null) throw invalidParameter('address', 'This is not a screen of the console.');
		const { seen } = input;
		const views = await savedViews(database, siteId);
		const namesake = views.find((view) => matchKey(view.name) === matchKey(name));
		if (namesake !== undefined && namesake.key !== seen?.key) throw taken(namesake);
		if (seen === null && views.length >= mostViews) {
			throw invalidParameter('name', `A site has ${mostViews} views at most. Remove one first.`);
		}
		const view = { siteId, name, address, nowMs };
		const isSaved = seen ? await changeView(database, view, seen) : await addView(database, view);
		if (!isSaved) throw changedMeanwhile(seen?.name ?? name);
		return { views: await savedViews(database, siteId) };
	});

	calls.serve(removeView, async ({ seen, site_global_key: key }, { session }) => {
		refuseReaders(session);
		const { id: siteId } = await findSite(database, session, key);
		if (!(await removeSeenView(database, siteId, seen))) throw changedMeanwhile(seen.name);
		return { views: await savedViews(database, siteId) };
	});
}

function checkedName(given: string): string {
	const name = given.trim();
	const isName = name.length <= longestName && name.isWellFormed() && !/\p{Cc}/u.test(name);
	if (isName && matchKey(name) !== '') return name;
	throw invalidParameter(
		'name',
		`A name has 1 to ${longestName} characters and no control characters.`,
	);
}

function taken({ name }: SavedView): ProblemError {
	return invalidParameter('name', `The site already has a view “${name}”.`);
}

function changedMeanwhile(name: string): ProblemError {
	return new ProblemError(
		'changed_meanwhile',
		`Somebody else has changed or removed the view “${name}” meanwhile. Nothing was written; the list shows what is saved now.`,
	);
}

function refuseReaders({ scopes }: SignedCall['session']): void {
	if (scopes.includes('keywords:write')) return;
	throw new ProblemError('scope_missing', 'This session is not allowed to save views.');
}
