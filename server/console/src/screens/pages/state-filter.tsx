import type { SearchPage } from '@plumbline/core/api';
import { useNavigation } from '../../address/address.ts';
import { useLanguage } from '../../language/language.ts';
import { FilterValue } from '../../segment/filter-value.tsx';
import { GoogleBadge } from './verdict-badges.tsx';

/** Google’s verdict on a page, which leaves only the pages in the same state. */
export function StateFilter({ google }: Pick<SearchPage, 'google'>) {
	const texts = useLanguage().texts.pages;
	const { change } = useNavigation();
	const state = google?.state ?? 'unknown';
	return (
		<FilterValue
			title={texts.onlyState({ state: texts.states[state] })}
			onClick={() => change({ state, page: null })}
		>
			<GoogleBadge google={google} />
		</FilterValue>
	);
}
