import type { ComponentChildren, SubmitEventHandler } from 'preact';

interface FieldsFormProps {
	readonly onSubmit: SubmitEventHandler<HTMLFormElement>;
	/** The fault of a field; null if there is none. */
	readonly fault: string | null;
	/** The text of the button. */
	readonly submit: string;
	readonly isBusy?: boolean;
	readonly children: ComponentChildren;
}

/** A few fields with a button. Faults are shown in our words, not in the browser’s. */
export const FieldsForm = ({ children, fault, isBusy, onSubmit, submit }: FieldsFormProps) => (
	<form class="connect" onSubmit={onSubmit} noValidate>
		{children}
		{fault && (
			<p class="failure" role="alert">
				{fault}
			</p>
		)}
		<button type="submit" class="more" disabled={isBusy ?? false}>
			{submit}
		</button>
	</form>
);
