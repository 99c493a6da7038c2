import { useLanguage } from '../panel/language/language.ts';
import { pageTextsFor } from '../texts/page-texts.ts';

/** Explains in three sentences what happens to the data that Plumbline reads. */
export function PrivacyList() {
	const { privacy } = pageTextsFor(useLanguage().locale);
	return (
		<ul>
			{privacy.map((sentence) => (
				<li key={sentence}>{sentence}</li>
			))}
		</ul>
	);
}
