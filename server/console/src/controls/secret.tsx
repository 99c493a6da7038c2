import { CopyButton } from '@plumbline/ui';
import { useLanguage } from '../language/language.ts';

/** Something that is shown once, with a button that copies it. */
export function Secret({ text, value }: { readonly text: string; readonly value: string }) {
	const { texts } = useLanguage();
	return (
		<div class="notice good" role="status">
			<p>{text}</p>
			<p class="secret">
				<code dir="ltr">{value}</code>
				<CopyButton name={texts.secret} textOf={() => value}>
					{texts.copy}
				</CopyButton>
			</p>
		</div>
	);
}
