import type { ComponentChildren } from 'preact';

interface ActionFormProps {
	/** `card` for a form with a heading of its own, `line` for fields beside their button, `short` in a card. */
	readonly shape: 'card' | 'line' | 'short';
	/** The text of its button. */
	readonly action: string;
	readonly isDisabled: boolean;
	readonly onSubmit: () => void;
	readonly children: ComponentChildren;
}

/** A form whose button starts one action. */
export function ActionForm({ action, children, isDisabled, onSubmit, shape }: ActionFormProps) {
	return (
		<form
			class={shape}
			onSubmit={(event) => {
				event.preventDefault();
				onSubmit();
			}}
		>
			{children}
			<button type="submit" class="primary" disabled={isDisabled}>
				{action}
			</button>
		</form>
	);
}
