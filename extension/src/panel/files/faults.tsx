import { StateMark } from '@plumbline/ui';
import { useLanguage } from '../../language/language.ts';
import { textsFor as fileTextsFor } from '../../texts/files/texts.generated.ts';

/** Sentences about parts of a file that do not work. */
export function Faults({ faults }: { readonly faults: readonly string[] }) {
	const texts = fileTextsFor(useLanguage().locale);
	return (
		<ul class="file-access">
			{faults.length === 0 && (
				<li>
					<StateMark state="right" />
					<span>{texts.noFaults}</span>
				</li>
			)}
			{faults.map((fault) => (
				<li key={fault}>
					<StateMark state="look" />
					<span dir="auto">{fault}</span>
				</li>
			))}
		</ul>
	);
}
