import { useLanguage } from '../panel/language.ts';
import { pageTextsFor } from '../texts/page-texts.ts';

/** What happens to what Plumbline reads, in three sentences. */
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
