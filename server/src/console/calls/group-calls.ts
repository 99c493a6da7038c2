import { type EditedGroup, editGroup, showGroup } from '@plumbline/console/contract';
import { findSite } from '../../accounts/find-site.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { changeGroup } from '../../keywords/change-group.ts';
import { checkGroupNames, checkKeywords } from '../../keywords/check-keywords.ts';
import { type GroupContent, groupContent } from '../../keywords/group-content.store.ts';
import { refuseRejected, refuseTooMany } from '../../keywords/refuse-rejected.ts';
import type { ConsoleContext } from '../console-context.ts';
import type { Calls } from './serve-calls.ts';

export function serveGroupCalls(calls: Calls, { database }: ConsoleContext): void {
	calls.serve(showGroup, async ({ group: name, site_global_key: key }, { session }) => {
		const { id: siteId } = await findSite(database, session, key);
		const group = await groupContent(database, siteId, name);
		if (group === null) throw noGroup();
		return wireGroup(group);
	});

	calls.serve(editGroup, async (input, { nowMs, session }) => {
		if (!session.scopes.includes('keywords:write')) throw notAllowed();
		const { id: siteId } = await findSite(database, session, input.site_global_key);
		const [name = ''] = checkGroupNames([input.name]);
		const change = { name, version: input.version, nowMs };
		const [add, remove] = [wantedOf(input.add), wantedOf(input.remove)];
		const group = await database
			.transaction()
			.execute((transaction) =>
				changeGroup(
					transaction,
					{ siteId, globalKey: input.global_key },
					{ ...change, add, remove },
				),
			);
		if (group === null) throw noGroup();
		return wireGroup(group);
	});
}

function wantedOf(keywords: readonly string[]) {
	refuseTooMany(keywords);
	const { wanted, rejected } = checkKeywords(keywords);
	refuseRejected(rejected, false);
	return wanted;
}

function wireGroup({ globalKey, keywords, name, version }: GroupContent): EditedGroup {
	return { global_key: globalKey, name, keywords: [...keywords], version };
}

function noGroup(): ProblemError {
	return new ProblemError('not_found', 'This group was removed. Load the page again.');
}

function notAllowed(): ProblemError {
	return new ProblemError('scope_missing', 'This session is not allowed to change keywords.');
}
