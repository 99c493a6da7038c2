import { Icon } from '@plumbline/ui';
import { X } from 'lucide';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { useLanguage } from '../language/language.ts';

interface DialogProps {
	readonly title: string;
	readonly onClose: () => void;
	readonly children: ComponentChildren;
}

/** A question that has to be answered before going on. Escape closes it. */
export function Dialog({ title, onClose, children }: DialogProps) {
	const { texts } = useLanguage();
	const place = useRef<HTMLDialogElement>(null);
	const id = useId();
	useEffect(() => place.current?.showModal(), []);
	return (
		<dialog ref={place} aria-labelledby={id} onClose={onClose}>
			<header>
				<h2 id={id}>{title}</h2>
				<button
					type="button"
					class="quiet-button"
					aria-label={texts.close}
					onClick={() => place.current?.close()}
				>
					<Icon icon={X} />
				</button>
			</header>
			{children}
		</dialog>
	);
}
