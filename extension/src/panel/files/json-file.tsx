import { StateMark } from '@plumbline/ui';
import { useMemo } from 'preact/hooks';
import { useLanguage } from '../../language/language.ts';
import { textsFor as fileTextsFor } from '../../texts/files/texts.generated.ts';

/** Whether a JSON file can be read, and how much is in it. */
export function JsonFile({ text }: { readonly text: string }) {
	const texts = fileTextsFor(useLanguage().locale);
	const problem = useMemo(() => problemOf(text), [text]);
	return (
		<p class="file-line">
			<StateMark state={problem === null ? 'right' : 'wrong'} />
			<span>
				{problem === null ? texts.validJson : texts.brokenJson({ problem })} {texts.says.json}
			</span>
		</p>
	);
}

function problemOf(text: string): string | null {
	try {
		JSON.parse(text);
		return null;
	} catch (error) {
		return error instanceof Error ? error.message : String(error);
	}
}
