import type { Language } from '@tern/domain';
import { directionOf } from '@tern/i18n';
import type { InvoiceSheet } from '@tern/mails';
import PDFDocument from 'pdfkit';
import { breakLines } from './breakLines.ts';
import { pdfFonts } from './pdfFonts.ts';
import { visualRuns } from './visualRuns.ts';

/** A4, in points. */
const page = { width: 595.28, height: 841.89, margin: 56 };
const inner = page.width - 2 * page.margin;
const ink = '#10181f';
const muted = '#56646f';
const hairline = '#c9d2d9';

interface Place {
  /** Distance from the side at which lines begin. */
  from: number;
  width: number;
  size?: number;
  color?: string;
  /** At the far side of its place. */
  atEnd?: boolean;
  /** In whatever language somebody typed it. */
  typed?: boolean;
}

/** Draws an invoice on one sheet. Arabic is drawn from right to left. */
export async function drawInvoice(sheet: InvoiceSheet, language: Language): Promise<Buffer> {
  const direction = directionOf(language);
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: language,
    displayTitle: true,
    info: { Title: `${sheet.title} ${sheet.facts[0]?.[1] ?? ''}`, Author: sheet.brand },
    // No other than ours.
    font: pdfFonts.latin,
  });
  const parts: Buffer[] = [];
  const ended = new Promise<void>((done, failed) => {
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => done());
    document.on('error', failed);
  });
  const widthOf = (text: string, size: number) =>
    visualRuns(text, 'auto').reduce(
      (sum, run) => sum + document.font(pdfFonts[run.font]).fontSize(size).widthOfString(run.text),
      0,
    );

  function line(text: string, y: number, { from, width, size = 10, color = ink, atEnd, typed }: Place) {
    const wide = widthOf(text, size);
    const start = page.margin + from;
    const near = direction === 'rtl' ? page.width - start - wide : start;
    const far = direction === 'rtl' ? page.width - start - width : start + width - wide;
    let x = atEnd ? far : near;
    for (const run of visualRuns(text, typed ? 'auto' : direction)) {
      document.font(pdfFonts[run.font]).fontSize(size).fillColor(color);
      document.text(run.text, x, y - size * 0.8, { lineBreak: false, baseline: 'alphabetic' });
      x += document.widthOfString(run.text);
    }
  }
  /** Returns where the next line begins. */
  function block(text: string, y: number, place: Place): number {
    const size = place.size ?? 10;
    let below = y;
    for (const each of breakLines(text, place.width, (part) => widthOf(part, size))) {
      line(each, below, place);
      below += size * 1.6;
    }
    return below;
  }
  function rule(y: number): void {
    document
      .moveTo(page.margin, y)
      .lineTo(page.width - page.margin, y)
      .lineWidth(0.75)
      .strokeColor(hairline)
      .stroke();
  }

  line(sheet.brand, 72, { from: 0, width: inner, size: 14 });
  let y = block(sheet.title, 122, { from: 0, width: inner, size: 26 });
  for (const [label, value] of sheet.facts) {
    line(label, y, { from: 0, width: 140, color: muted });
    y = block(value, y, { from: 140, width: inner - 140 });
  }
  y += 20;
  const half = (inner - 24) / 2;
  const ends = sheet.parties.map(({ label, lines }, index) => {
    const from = index * (half + 24);
    line(label, y, { from, width: half, color: muted });
    return lines.reduce((below, each) => block(each, below, { from, width: half, typed: true }), y + 18);
  });
  y = Math.max(...ends) + 14;
  rule(y);
  y += 24;
  line(sheet.item.sum, y, { from: inner - 140, width: 140, atEnd: true });
  y = block(sheet.item.text, y, { from: 0, width: inner - 160 });
  if (sheet.item.period) y = block(sheet.item.period, y, { from: 0, width: inner - 160, color: muted });
  rule(y);
  y += 24;
  sheet.sums.forEach(([label, value], index) => {
    const last = index === sheet.sums.length - 1;
    const size = last ? 13 : 10;
    line(label, y, { from: half, width: half - 116, size, color: last ? ink : muted });
    line(value, y, { from: inner - 140, width: 140, size, atEnd: true });
    y += last ? 28 : 20;
  });
  y += 12;
  for (const note of sheet.notes) y = block(note, y, { from: 0, width: inner, color: muted });
  document.end();
  await ended;
  return Buffer.concat(parts);
}
