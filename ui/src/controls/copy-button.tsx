import { Check, Copy, X } from 'lucide';
import { type ComponentChildren, createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import { useLanguage } from '../language/language.ts';
import { Icon } from './icon.tsx';

/** Announces a sentence to screen readers. */
export const AnnouncingContext = createContext<(sentence: string) => void>(() => {});

const useAnnounce = () => useContext(AnnouncingContext);

interface CopyButtonProps {
	/** The name of the copied thing, as people call it. */
	readonly name: string;
	readonly textOf: () => string | Promise<string>;
	/** Without it, the button is an icon. */
	readonly children?: ComponentChildren;
}

/** How long the button shows what became of it, in ms. */
const shown = 1500;

/** Copies a text, and says briefly whether the browser allowed it. */
export function CopyButton({ children, name, textOf }: CopyButtonProps) {
	const { ui } = useLanguage().texts;
	const announce = useAnnounce();
	const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
	useEffect(() => {
		if (outcome === null) return;
		const timer = setTimeout(() => setOutcome(null), shown);
		return () => clearTimeout(timer);
	}, [outcome]);

	async function copy() {
		try {
			// Without HTTPS, browsers have no clipboard.
			const text = textOf();
			await navigator.clipboard.writeText(typeof text === 'string' ? text : await text);
			setOutcome('copied');
			announce(ui.copied({ what: name }));
		} catch (cause) {
			console.error('The browser did not allow copying.', cause);
			setOutcome('refused');
			announce(ui.notCopied);
		}
	}
	const label = ui.copy({ what: name });
	return (
		<button
			type="button"
			class={children === undefined ? 'icon copy' : undefined}
			aria-label={label}
			title={outcome === 'refused' ? ui.notCopied : label}
			onClick={() => void copy()}
		>
			<Icon icon={outcome === null ? Copy : outcome === 'copied' ? Check : X} />
			{children}
		</button>
	);
}
