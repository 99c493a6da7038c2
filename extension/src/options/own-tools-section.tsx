import { useRef, useState } from 'preact/hooks';
import { useLanguage } from '../language/language.ts';
import { AddressField } from '../panel/controls/address-field.tsx';
import { FieldsForm } from '../panel/controls/fields-form.tsx';
import { textsFor as toolTextsFor } from '../texts/tools/texts.generated.ts';
import { isToolTemplate, ownToolsSetting, useOwnTools } from '../tools/own-tools.ts';

/** The user’s own tools, and a form to add one. */
export function OwnToolsSection() {
	const texts = toolTextsFor(useLanguage().locale).own;
	const tools = useOwnTools();
	const name = useRef<HTMLInputElement>(null);
	const template = useRef<HTMLInputElement>(null);
	const [isFaulty, setFaulty] = useState(false);
	if (!tools) return null;

	function add(event: Event & { currentTarget: HTMLFormElement }) {
		event.preventDefault();
		const tool = {
			name: name.current?.value.trim() ?? '',
			template: template.current?.value.trim() ?? '',
		};
		const isValid = tool.name !== '' && isToolTemplate(tool.template);
		setFaulty(!isValid);
		if (!isValid) return;
		const others = tools?.filter((other) => other.name !== tool.name) ?? [];
		void ownToolsSetting.setValue([...others, tool]);
		event.currentTarget.reset();
		name.current?.focus();
	}

	return (
		<>
			<p>{texts.why}</p>
			{tools.length > 0 && (
				<ul class="kept-sites">
					{tools.map((tool) => (
						<li key={tool.name}>
							<b dir="auto">{tool.name}</b>
							<small dir="ltr">{tool.template}</small>
							<button
								type="button"
								class="more"
								onClick={() =>
									void ownToolsSetting.setValue(tools.filter((other) => other !== tool))
								}
							>
								{texts.remove({ name: tool.name })}
							</button>
						</li>
					))}
				</ul>
			)}
			<FieldsForm onSubmit={add} fault={isFaulty ? texts.fault : null} submit={texts.add}>
				<label>
					<span>{texts.name}</span>
					<input ref={name} type="text" dir="auto" autocomplete="off" />
				</label>
				<AddressField
					label={texts.template}
					field={template}
					placeholder="https://tool.example/?q={url}"
					isFaulty={isFaulty}
				/>
			</FieldsForm>
		</>
	);
}
