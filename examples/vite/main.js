import { auditDocument, createNodeRegistry, verdictLine } from '@plumbline/core';

// Numbers the elements, so that a finding leads back to its element.
const registry = createNodeRegistry();
const report = await auditDocument(document, { geo: 'us', registry });

const output = document.querySelector('output');
output.textContent = verdictLine(report);
for (const { name, occurrences } of report.findings) {
	for (const { nodes } of occurrences) {
		const element = nodes[0] && registry.resolve(nodes[0].node);
		if (element) element.dataset.finding = name;
	}
}
