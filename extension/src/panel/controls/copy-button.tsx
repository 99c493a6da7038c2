import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../ui/icon.tsx';
import { useLanguage } from '../language/language.ts';
import { useAnnounce } from './announcing.ts';

interface CopyButtonProps {
	/** What it copies, as people call it. */
	readonly name: string;
	readonly textOf: () => string;
	readonly isEmpty?: boolean;
}

/** How long the button shows that it copied, in ms. */
const SHOWN = 1500;

/** Copies a text and confirms it briefly. Without a text it is an empty space, so that lines stay aligned. */
export function CopyButton({ isEmpty = false, name, textOf }: CopyButtonProps) {
	const { texts } = useLanguage();
	const announce = useAnnounce();
	const [isDone, setDone] = useState(false);
	useEffect(() => {
		if (!isDone) return;
		const timer = setTimeout(() => setDone(false), SHOWN);
		return () => clearTimeout(timer);
	}, [isDone]);
	if (isEmpty) return <span />;

	async function copy() {
		try {
			await navigator.clipboard.writeText(textOf());
			setDone(true);
			announce(texts.glance.copied({ line: name }));
		} catch (cause) {
			console.error('The browser did not allow copying.', cause);
			announce(texts.notCopied);
		}
	}
	return (
		<button
			type="button"
			class="icon copy"
			aria-label={texts.glance.copy({ line: name })}
			title={texts.glance.copy({ line: name })}
			onClick={() => void copy()}
		>
			<Icon name={isDone ? 'done' : 'copy'} />
		</button>
	);
}
