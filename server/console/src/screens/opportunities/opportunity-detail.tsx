import type { Opportunity } from '@plumbline/core/api';
import { useNavigation } from '../../address/address.ts';
import { DetailHeader } from '../../controls/detail-header.tsx';
import { pathOf } from '../../controls/path-of.ts';
import { OpportunityCard } from './opportunity-card.tsx';

/** Beside the table: the reason of one opportunity, what it rests on and what to do. */
export function OpportunityDetail({ opportunity }: { readonly opportunity: Opportunity }) {
	const { change } = useNavigation();
	const { url } = opportunity;
	return (
		<aside class="detail" aria-label={url}>
			<DetailHeader title={pathOf(url)} dir="ltr" onClose={() => change({ idea: null })} />
			<OpportunityCard opportunity={opportunity} />
		</aside>
	);
}
