import type { ReportedRule } from '@plumbline/core';
import { Button, CheckboxControl, ComboboxControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { checkChoices } from './check-choices.ts';
import { type Blocking, type Choice, screenSettings } from './screen-settings.ts';

interface AddBlockingProps {
	readonly rules: readonly ReportedRule[];
	readonly onAdd: (blocking: Blocking) => void;
}

export function AddBlocking({ onAdd, rules }: AddBlockingProps) {
	const { postTypes, roles } = screenSettings().site;
	const [rule, setRule] = useState<string | null>(null);
	const [chosenTypes, setTypes] = useState<readonly string[]>([]);
	const [chosenRoles, setRoles] = useState<readonly string[]>([]);

	function add() {
		if (!rule) return;
		onAdd({ rule, post_types: chosenTypes, roles: chosenRoles });
		setRule(null);
	}

	return (
		<div className="plumbline-add-blocking">
			<ComboboxControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={__('Check', 'plumbline')}
				value={rule}
				options={checkChoices(rules)}
				onChange={(value) => setRule(value ?? null)}
			/>
			<Choices
				label={__('Post types (none selected: all)', 'plumbline')}
				choices={postTypes}
				chosen={chosenTypes}
				onChange={setTypes}
			/>
			<Choices
				label={__('Roles (none selected: everyone)', 'plumbline')}
				choices={roles}
				chosen={chosenRoles}
				onChange={setRoles}
			/>
			<Button variant="secondary" disabled={!rule} accessibleWhenDisabled onClick={add}>
				{__('Require this check', 'plumbline')}
			</Button>
		</div>
	);
}

interface ChoicesProps {
	readonly label: string;
	readonly choices: readonly Choice[];
	readonly chosen: readonly string[];
	readonly onChange: (chosen: readonly string[]) => void;
}

const Choices = ({ choices, chosen, label, onChange }: ChoicesProps) => (
	<fieldset>
		<legend>{label}</legend>
		{choices.map((choice) => (
			<CheckboxControl
				key={choice.value}
				__nextHasNoMarginBottom
				label={choice.label}
				checked={chosen.includes(choice.value)}
				onChange={(isChosen) =>
					onChange(
						isChosen ? [...chosen, choice.value] : chosen.filter((value) => value !== choice.value),
					)
				}
			/>
		))}
	</fieldset>
);
