import type { RefObject } from 'preact';

interface AddressFieldProps {
	readonly label: string;
	readonly field: RefObject<HTMLInputElement | null>;
	readonly placeholder: string;
	readonly isFaulty: boolean;
}

/** A field for a URL or a template of one, without suggestions and corrections. */
export const AddressField = ({ field, isFaulty, label, placeholder }: AddressFieldProps) => (
	<label>
		<span>{label}</span>
		<input
			ref={field}
			type="url"
			dir="ltr"
			autocomplete="off"
			spellcheck={false}
			placeholder={placeholder}
			aria-invalid={isFaulty}
		/>
	</label>
);
