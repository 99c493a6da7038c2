import { useLanguage } from '../language.ts';
import { usePage } from '../page-view.ts';

/** Some pages are right to be kept out: the person says so, once. */
export function MeantToBeHidden() {
	const texts = useLanguage().texts.search.indexing;
	const { changeSite, site, url } = usePage();
	return (
		<div class="hide">
			<label>
				<input
					type="checkbox"
					checked={site.hiddenPages.includes(url)}
					onChange={({ currentTarget: { checked } }) =>
						void changeSite(({ hiddenPages }) => {
							const others = hiddenPages.filter((page) => page !== url);
							return { hiddenPages: checked ? [...others, url] : others };
						})
					}
				/>{' '}
				{texts.hide}
			</label>
			<p class="quiet-text">{texts.hideWhy}</p>
		</div>
	);
}
