import { type QueryView, queryViews } from '@plumbline/core/api';
import { useNavigation } from '../../address/address.ts';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language.ts';
import { type QueriesSummary, useView } from './use-query-rows.ts';

/** The parts of the list that people look at most, each with its number of queries. */
export function QueryViews({ views }: Pick<QueriesSummary, 'views'>) {
	const texts = useLanguage().texts.keywords.views;
	const { whole } = useFormats();
	const { change } = useNavigation();
	const current = useView();
	const counts: Partial<Readonly<Record<QueryView, number | null>>> = views;
	const open = (view: QueryView | null) => change({ sort: null, dir: null, keyword: null, view });
	return (
		<fieldset class="views">
			<legend class="spoken">{texts.title}</legend>
			<button type="button" aria-pressed={current === null} onClick={() => open(null)}>
				{texts.all}
			</button>
			{queryViews.map((view) => {
				const count = counts[view];
				return (
					<button
						key={view}
						type="button"
						aria-pressed={current === view}
						title={count === null ? texts.unknown : undefined}
						onClick={() => open(view)}
					>
						{texts.names[view]}{' '}
						{count !== undefined && (
							<span class="quiet">{count === null ? '–' : whole(count)}</span>
						)}
					</button>
				);
			})}
		</fieldset>
	);
}
