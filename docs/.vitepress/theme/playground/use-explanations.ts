/// <reference path="../../../../extension/src/texts/rule-texts.d.ts" />
import { useEffect, useState } from 'preact/hooks';

/** The English reason and fix of each rule, by its name. */
export type Explanations = typeof import('virtual:explanations')['texts'];

/** The explanations, which the build takes out of the rules: no verdict waits for them. */
export function useExplanations(): Explanations {
	const [texts, setTexts] = useState<Explanations>({});
	useEffect(() => {
		void import('virtual:explanations').then((loaded) => setTexts(loaded.texts));
	}, []);
	return texts;
}
