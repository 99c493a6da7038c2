import { languagesWithModel } from '@plumbline/core';
import { useMemo } from 'preact/hooks';
import { useLanguage } from '../../language/language.ts';
import { SelectField } from '../controls/select-field.tsx';
import { usePage } from '../page-view.ts';

/** The language to judge texts of this site by, when neither page nor text reveals it. */
export function TextLanguageField() {
	const { languageName, locale, texts: all } = useLanguage();
	const { changeSite, facts, site } = usePage();
	const texts = all.search.overview;
	const languages = useMemo(() => {
		const { compare } = new Intl.Collator(locale);
		return languagesWithModel
			.map((code) => ({ value: code as string, name: languageName(code) }))
			.sort((left, right) => compare(left.name, right.name));
	}, [languageName, locale]);
	const guessed = facts.get('language')?.guessed ?? null;
	const automatic =
		guessed === null ? texts.notRecognised : texts.recognised({ language: languageName(guessed) });
	return (
		<SelectField
			label={texts.textLanguage}
			value={site.textLanguage}
			options={[{ value: '', name: automatic }, ...languages]}
			onChange={(value) => void changeSite(() => ({ textLanguage: value }))}
		/>
	);
}
