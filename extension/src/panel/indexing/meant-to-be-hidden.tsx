import { useLanguage } from '../../language/language.ts';
import { hiddenPagesWith, isMeantToBeHidden } from '../../settings/hidden-pages.ts';
import { usePage } from '../page-view.ts';

/** Lets the user say once that this page is meant to stay out of search results. */
export function MeantToBeHidden() {
	const texts = useLanguage().texts.search.indexing;
	const { changeSite, site, url } = usePage();
	return (
		<div class="hide">
			<label>
				<input
					type="checkbox"
					checked={isMeantToBeHidden(site, url)}
					onChange={({ currentTarget: { checked } }) =>
						void changeSite((stored) => ({ hiddenPages: hiddenPagesWith(stored, url, checked) }))
					}
				/>{' '}
				{texts.hide}
			</label>
			<p class="quiet-text">{texts.hideWhy}</p>
		</div>
	);
}
