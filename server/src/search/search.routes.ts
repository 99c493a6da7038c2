import {
	listFieldData,
	listOpportunities,
	listSearchPages,
	listSearchQueries,
	listSearchSplit,
	listSearchTotals,
	listVerdicts,
	setBrandNames,
} from '@plumbline/core/api';
import type { FastifyInstance } from 'fastify';
import { findSite } from '../accounts/find-site.ts';
import type { Database } from '../database/open-database.ts';
import { writeOnce } from '../http/idempotent-write.ts';
import { type ServeContext, serveEndpoint } from '../http/serve-endpoint.ts';
import { brandNames } from '../rankings/brand/brand-names.store.ts';
import { namesOfDomain } from '../rankings/brand/names-of-domain.ts';
import { sendPaging } from '../rankings/paging.ts';
import { setBrandNames as replaceNames } from './brand/brand.store.ts';
import { checkedNames } from './brand/checked-names.ts';
import { refuseLateChange } from './brand/refuse-late-change.ts';
import { listFieldData as fieldDataOf } from './field/list-field-data.ts';
import { listOpportunities as opportunitiesOf } from './opportunities/list-opportunities.ts';
import { listSearchPages as pagesOf } from './pages/list-search-pages.ts';
import { listSearchQueries as queriesOf } from './queries/list-search-queries.ts';
import { listSearchSplit as splitOf } from './split/list-search-split.ts';
import { listSearchTotals as totalsOf } from './totals/list-search-totals.ts';
import { listVerdicts as verdictsOf } from './verdicts/list-verdicts.ts';

interface SearchContext extends ServeContext {
	readonly database: Database;
}

/** Reports of search engines about a site; the OpenAPI document lists the same. */
export const searchEndpoints = [
	listSearchTotals,
	listSearchPages,
	listSearchQueries,
	listVerdicts,
	listOpportunities,
	listFieldData,
	setBrandNames,
	listSearchSplit,
];

export function serveSearch(app: FastifyInstance, context: SearchContext): void {
	const { database } = context;

	serveEndpoint(app, context, listSearchTotals, (input, { caller }) =>
		totalsOf(database, caller, input),
	);

	serveEndpoint(app, context, listSearchSplit, (input, { caller }) =>
		splitOf(database, caller, input),
	);

	serveEndpoint(app, context, listSearchPages, async (input, call) => {
		const { answer, totalCount } = await pagesOf(database, call.caller, input);
		sendPaging(call, input, totalCount);
		return answer;
	});

	serveEndpoint(app, context, listSearchQueries, async (input, call) => {
		const { answer, totalCount } = await queriesOf(database, call.caller, input);
		sendPaging(call, input, totalCount);
		return answer;
	});

	serveEndpoint(app, context, listVerdicts, async (input, call) => {
		const { answer, totalCount } = await verdictsOf(database, call.caller, input);
		sendPaging(call, input, totalCount);
		return answer;
	});

	serveEndpoint(app, context, listOpportunities, async (input, call) => {
		const { answer, totalCount } = await opportunitiesOf(database, call.caller, input);
		sendPaging(call, input, totalCount);
		return answer;
	});

	serveEndpoint(app, context, listFieldData, (input, { caller }) =>
		fieldDataOf(database, caller, input),
	);

	serveEndpoint(app, context, setBrandNames, async (input, call) => {
		const site = await findSite(database, call.caller, input.site_global_key);
		const names = checkedNames(input.names ?? []);
		const meta = { site_global_key: site.globalKey, account_name: call.caller.accountName };
		const effective = names.length > 0 ? [...names] : namesOfDomain(site.domain);
		if (input.dry_run) return { meta, names: effective };
		return writeOnce(database, call, async (on) => {
			if (input.expected_names !== undefined) {
				refuseLateChange(await brandNames(on, site), input.expected_names);
			}
			await replaceNames(on, site.id, names);
			return { meta, names: effective };
		});
	});
}
