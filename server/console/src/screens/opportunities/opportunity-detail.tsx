import type { Opportunity } from '@plumbline/core/api';
import { useNavigation } from '../../address/address.ts';
import { Icon } from '../../controls/icon.tsx';
import { pathOf } from '../../controls/path-of.ts';
import { useLanguage } from '../../language/language.ts';
import { OpportunityCard } from './opportunity-card.tsx';

/** Beside the table: the reason of one opportunity, what it rests on and what to do. */
export function OpportunityDetail({ opportunity }: { readonly opportunity: Opportunity }) {
	const { texts } = useLanguage();
	const { change } = useNavigation();
	const { url } = opportunity;
	return (
		<aside class="detail" aria-label={url}>
			<header>
				<h2 dir="ltr">{pathOf(url)}</h2>
				<button
					type="button"
					class="quiet-button"
					aria-label={texts.close}
					onClick={() => change({ idea: null })}
				>
					<Icon name="close" />
				</button>
			</header>
			<OpportunityCard opportunity={opportunity} />
		</aside>
	);
}
