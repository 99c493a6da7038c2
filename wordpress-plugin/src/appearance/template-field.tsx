import { Button, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { VariableButtons } from '../editor/fields/variable-buttons.tsx';
import { unknownVariables } from './filled-template.ts';
import { type Kind, text, type Variables } from './screen-settings.ts';
import type { Appearance } from './use-appearance.ts';

interface TemplateFieldProps {
	readonly kind: Kind;
	readonly appearance: Appearance;
	/** Key of the value. */
	readonly field: string;
	readonly label: string;
	readonly placeholder: string;
	readonly help: string;
}

/** A template as plain text; names unknown variables at once. */
export function TemplateField({
	appearance,
	field,
	help,
	kind: { example, name },
	label,
	placeholder,
}: TemplateFieldProps) {
	const template = text(appearance.row(name), field);
	const variables = example?.variables ?? {};
	const unknown = example ? unknownVariables(template, variables) : [];
	const change = (value: string) => appearance.change(name, field, value);
	const insert = (variable: string) => change(`${template || placeholder} ${variable}`.trim());
	return (
		<div className="plumbline-field">
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				dir="auto"
				label={label}
				value={template}
				placeholder={placeholder}
				onChange={change}
			/>
			<VariableButtons field={label} names={offered(variables)} onInsert={insert} />
			{unknown.length === 0 ? (
				<p className="plumbline-quiet">{help}</p>
			) : (
				<p className="plumbline-kind__unknown" role="alert">
					{sprintf(
						/* translators: %s: names of variables. */
						__('Unknown, and left out: %s', 'plumbline'),
						unknown.join(' '),
					)}{' '}
					<Button
						size="small"
						variant="tertiary"
						onClick={() => change(without(template, unknown))}
					>
						{__('Remove', 'plumbline')}
					</Button>
				</p>
			)}
		</div>
	);
}

/** Variables with a value, the usual ones first. */
const offered = (variables: Variables): readonly string[] =>
	[...new Set(['title', 'separator', 'site', ...Object.keys(variables)])].filter(
		(name) => variables[name],
	);

const without = (template: string, parts: readonly string[]) =>
	parts
		.reduce((rest, part) => rest.replaceAll(part, ''), template)
		.replace(/\s+/g, ' ')
		.trim();
