import { useState } from 'preact/hooks';
import { useLanguage } from '../../language/language.ts';
import { useChosen } from '../../site/site.ts';
import { AddedFile } from './added-file.tsx';
import { DomainField } from './domain-field.tsx';

/** One place for files of any kind; each says what it is before it is stored. */
export function AddData() {
	const own = useLanguage().texts.sources;
	const [domain, setDomain] = useState(useChosen()?.site.domain ?? '');
	const [files, setFiles] = useState<readonly File[]>([]);
	const add = (list: FileList | null | undefined) => setFiles([...files, ...(list ?? [])]);
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the field is the first
		<section
			class="card"
			onDragOver={(event) => event.preventDefault()}
			onDrop={(event) => {
				event.preventDefault();
				add(event.dataTransfer?.files);
			}}
		>
			<h2>{own.addData}</h2>
			<p>{own.addDataWhy}</p>
			<form class="short" onSubmit={(event) => event.preventDefault()}>
				<DomainField value={domain} onInput={setDomain} />
				<label class="drop-files">
					<span>{own.dropFiles}</span>
					<span class="quiet">{own.fileKinds}</span>
					<input
						type="file"
						multiple
						onChange={({ currentTarget }) => {
							add(currentTarget.files);
							currentTarget.value = '';
						}}
					/>
				</label>
			</form>
			{files.length > 0 && (
				<ul class="added-files">
					{files.map((file) => (
						<AddedFile
							key={keyOf(file)}
							file={file}
							domain={domain}
							onRemove={() => setFiles(files.filter((other) => other !== file))}
						/>
					))}
				</ul>
			)}
		</section>
	);
}

const keys = new WeakMap<File, number>();
let lastKey = 0;

/** Two files may have the same name. */
function keyOf(file: File): number {
	const key = keys.get(file) ?? ++lastKey;
	keys.set(file, key);
	return key;
}
