import { Button, CheckboxControl, SelectControl, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { VariableButtons } from '../../editor/fields/variable-buttons.tsx';
import { fieldLabel } from './edit.ts';
import type { Pattern } from './with-pattern.ts';

/** Writes one text into a field of all posts; WordPress fills in its variables for each of them. */
export function PatternForm({ onFill }: { readonly onFill: (pattern: Pattern) => void }) {
	const [field, setField] = useState<'title' | 'description'>('title');
	const [text, setText] = useState('');
	const [isForEmpty, setIsForEmpty] = useState(true);
	const label = __('Text for all posts', 'plumbline');
	return (
		<form
			className="plumbline-pattern"
			onSubmit={(event) => {
				event.preventDefault();
				onFill({ field, text: text.trim(), isForEmpty });
			}}
		>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={__('Field', 'plumbline')}
				value={field}
				options={(['title', 'description'] as const).map((value) => ({
					value,
					label: fieldLabel(value),
				}))}
				onChange={setField}
			/>
			<div className="plumbline-field">
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={label}
					dir="auto"
					value={text}
					onChange={setText}
				/>
				<VariableButtons
					field={label}
					onInsert={(variable) => setText(`${text} ${variable}`.trim())}
				/>
			</div>
			<CheckboxControl
				__nextHasNoMarginBottom
				label={__('Only where the field is empty', 'plumbline')}
				checked={isForEmpty}
				onChange={setIsForEmpty}
			/>
			<Button __next40pxDefaultSize variant="secondary" type="submit">
				{__('Fill in', 'plumbline')}
			</Button>
		</form>
	);
}
