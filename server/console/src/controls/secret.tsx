import { useState } from 'preact/hooks';
import { useLanguage } from '../language/language.ts';
import { Icon } from './icon.tsx';

/** Something that is shown once, with a button that copies it. */
export function Secret({ text, value }: { readonly text: string; readonly value: string }) {
	const { texts } = useLanguage();
	const [isCopied, setCopied] = useState(false);
	return (
		<div class="notice good" role="status">
			<p>{text}</p>
			<p class="secret">
				<code dir="ltr">{value}</code>
				<button
					type="button"
					onClick={() => navigator.clipboard.writeText(value).then(() => setCopied(true))}
				>
					<Icon name={isCopied ? 'done' : 'copy'} />
					{isCopied ? texts.table.copied : texts.copy}
				</button>
			</p>
		</div>
	);
}
