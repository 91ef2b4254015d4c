import type { EnglishSentence } from '../en/sentences.ts';

export const sentences: Readonly<Record<EnglishSentence, string>> = {
  'Not tried: the word vectors are not loaded.': '未尝试：词向量未加载。',
  '{count} more words were not tried, to keep this quick.': '为保证速度，另有 {count} 个词未尝试。',
  '{values} the same surrogate as in {prompts} of this conversation, so the site can link them. A new conversation has other surrogates.':
    '{values}与本次对话中{prompts}相同的替代值，因此网站可以把它们关联起来。新对话会使用不同的替代值。',
  '1 value here has': '这里有 1 个值使用',
  '{count} values here have': '这里有 {count} 个值使用',
  'an earlier prompt': '之前一条提示词',
  'up to {count} earlier prompts': '之前最多 {count} 条提示词',
  'Not tried: there is no language model on this device yet.': '未尝试：本设备上还没有语言模型。',
  'Not tried: the language model could not be run.': '未尝试：无法运行语言模型。',
  'Only words with a capital were compared: the list of words is not loaded.': '只比较了首字母大写的词：词表未加载。',
  'A full birth date, gender and postal code together single out most people (63 to 87% in the United States).':
    '完整出生日期、性别和邮政编码合在一起能锁定大多数人（在美国为 63% 至 87%）。',
  'A full birth date, gender and town together single out about every second person.':
    '完整出生日期、性别和所在城镇合在一起大约能锁定一半的人。',
  'Few people share both a full birth date and a postal code.': '完整出生日期和邮政编码都相同的人很少。',
  'Few people of one town share a full birth date.': '同一城镇中完整出生日期相同的人很少。',
  'Age, gender and postal code together leave only a small group of people.':
    '年龄、性别和邮政编码合在一起只剩下一小群人。',
  'A job at a named employer is often held by one person only.': '某个具名雇主的某个职位往往只有一个人。',
  'Job, town and age together leave only a small group of people.': '职业、城镇和年龄合在一起只剩下一小群人。',
  'Colleagues may know whose illness this is.': '同事可能知道这是谁的病。',
  'Illness, town and age together leave only a small group of people.': '疾病、城镇和年龄合在一起只剩下一小群人。',
  'Job, town and gender together leave only a small group of people.': '职业、城镇和性别合在一起只剩下一小群人。',
  'Origin, job and town together may leave only a few people.': '出身、职业和城镇合在一起可能只剩下几个人。',
  'An event with its day and place can be looked up, and so can who was there.':
    '知道日期和地点的事件可以查到，参与的人也一样。',
  '{sentence} Kept here: {words}.': '{sentence}此处保留了：{words}。',
  '{count} kinds of clues are kept: {words}. Together they may leave only a few people.':
    '保留了 {count} 类线索：{words}。合在一起可能只剩下几个人。',
  'The detector "{name}" failed, so this text could not be checked. Try again; nothing was sent.':
    '检测器“{name}”出错，因此无法检查此文本。请重试；没有发送任何内容。',
  '{entry} has no term. Give it one, or remove it.': '{entry}没有词语。请填写，或将其移除。',
  '{entry} has a type that does not exist. Choose one of: {types}.':
    '{entry}的类型不存在。请从以下类型中选择：{types}。',
  '{entry} has a risk that is not 1 to 5. Write a whole number from 1 to 5.':
    '{entry}的风险不在 1 到 5 之间。请填写 1 到 5 的整数。',
  '{entry} must say true or false for "pattern", "caseSensitive" and "learned".':
    '{entry}的“pattern”、“caseSensitive”和“learned”必须填写 true 或 false。',
  '{entry} is not an object with a "term".': '{entry}不是带有“term”的对象。',
  "The dictionary's first line must name its columns: {columns}.": '词典的第一行必须写明各列名称：{columns}。',
  'The dictionary must be a list of entries. Export one to see the form.': '词典必须是条目列表。导出一个即可查看格式。',
  'A dictionary entry is empty. Give it a term, or remove it.': '词典中有空条目。请填写词语，或将其移除。',
  'The dictionary pattern "{term}" repeats a repeat, which can take forever. Write it with one repeat only.':
    '词典模式“{term}”嵌套了重复，可能永远匹配不完。请只用一层重复。',
  'The dictionary pattern "{term}" is not a valid regular expression. Correct it, or enter it as a plain term.':
    '词典模式“{term}”不是有效的正则表达式。请改正，或作为普通词语输入。',
  'Coatcheck was installed or updated while this page was open, so it cannot protect it. Reload this page to go on.':
    'Coatcheck 是在此页面打开期间安装或更新的，因此无法保护它。请重新加载此页面以继续。',
  'Coatcheck was updated or turned off. Reload this page to go on.': 'Coatcheck 已更新或关闭。请重新加载此页面以继续。',
  'The engine stopped before it answered. Try again; if it happens again, reload the extension.':
    '引擎在响应之前停止了。请重试；若再次发生，请重新加载扩展。',
  'The engine did not answer within {seconds} s. Try again; if it happens again, reload the extension.':
    '引擎在 {seconds} 秒内没有响应。请重试；若再次发生，请重新加载扩展。',
  'The engine does not know this request. Reload the page and the extension.':
    '引擎不认识此请求。请重新加载页面和扩展。',
  'No engine heard the request.': '没有引擎收到请求。',
  'A newer text took the place of this one.': '较新的文本取代了这一段。',
  'The request was cancelled.': '请求已取消。',
  'The request holds no text.': '请求中没有文本。',
  'The request names no origin.': '请求没有指明来源。',
  'The request holds no list of originals.': '这不是原文列表。',
  'The request names no conversation.': '请求没有指明对话。',
  'This text is too long to be checked: {length} characters, and {most} is the most. Send it in parts.':
    '文本太长，无法检查：共 {length} 个字符，上限为 {most}。请分段发送。',
  'The annotations overlap or are out of order. Scan the text again.': '标注重叠或顺序错误。请重新检查文本。',
  'The annotations do not fit the text, which has changed since. Scan it again.':
    '标注与文本不符，文本已有变化。请重新检查。',
  'This is no receipt.': '这不是凭证。',
  'There is no setting "{name}".': '没有名为“{name}”的设置。',
  'The setting "{name}" cannot be {value}.': '设置“{name}”不能为 {value}。',
  'There is no language model here, so words cannot be drawn by their context.':
    '这里没有语言模型，因此无法按上下文抽取词语。',
  '{address} could not be read.': '无法读取 {address}。',
  'Its download is not complete. Go on with it in the options.': '其下载尚未完成。请在选项中继续。',
  "{detail} Coatcheck's own model is used until then.": '{detail}在此之前使用 Coatcheck 自带的模型。',
  'The file "{file}" of "{model}" is not the one that the hub lists ({why}). It was removed and is not used. Try again; if that fails too, choose another model.':
    '“{model}”的文件“{file}”与模型库所列不符（{why}）。已将其删除且不会使用。请重试；若仍失败，请选择其他模型。',
  'its hash differs': '哈希值不同',
  'it is larger than listed': '文件比所列的大',
  'The hub lists "{file}" of "{model}", but does not give it ({status}). Try again later, or choose another model.':
    '模型库列出了“{model}”的“{file}”，但未提供（{status}）。请稍后重试，或选择其他模型。',
  'The connection to the hub broke again and again. What was loaded is kept: check the connection and go on.':
    '与模型库的连接反复中断。已下载的部分会保留：请检查网络后继续。',
  'The detection model could not be started ({detail}). Nothing is sent while names cannot be found: restart the browser, or install Coatcheck again.':
    '无法启动检测模型（{detail}）。在无法识别姓名期间不会发送任何内容：请重启浏览器，或重新安装 Coatcheck。',
  'The model "{model}" cannot be used. {detail} Remove it in the options, or choose another model.':
    '无法使用模型“{model}”。{detail}请在选项中移除它，或选择其他模型。',
  'The model "{model}" cannot be used. {detail}': '无法使用模型“{model}”。{detail}',
  '{host} could not be reached. Check the connection, and that Coatcheck may reach that site; then try again.':
    '无法连接 {host}。请检查网络，以及 Coatcheck 是否有权访问该网站，然后重试。',
  'The hub has no public model "{model}". Check its name: owner/name, as in its address.':
    '模型库中没有公开的模型“{model}”。请检查名称：所有者/名称，与其网址一致。',
  '"{model}" is no name of a model: write owner/name, as in its address.':
    '“{model}”不是模型名称：请写成所有者/名称，与其网址一致。',
  'The hub takes no more requests for now. Try again in a few minutes.': '模型库暂时不再接受请求。请几分钟后重试。',
  'The hub answered with an error ({status}). Try again later.': '模型库返回错误（{status}）。请稍后重试。',
  'The hub answered in a form that Coatcheck does not know. Try again later.':
    '模型库的响应格式 Coatcheck 不认识。请稍后重试。',
  'The model "{model}" has no file "{file}", so it cannot run in a browser. Choose one that is made for transformers.js (ONNX).':
    '模型“{model}”没有文件“{file}”，因此无法在浏览器中运行。请选择为 transformers.js（ONNX）制作的模型。',
  'The model "{model}" is too large for a browser ({size} GB). Choose a smaller one.':
    '模型“{model}”对浏览器来说太大（{size} GB）。请选择较小的模型。',
  'The model does not say which words it leaves alone: it has no label "O" (its labels begin with {labels}). Choose another model.':
    '该模型没有说明哪些词不作标记：它没有“O”标签（其标签以 {labels} 开头）。请选择其他模型。',
  'The list of the model\'s files lacks "{file}". Install Coatcheck again.':
    '模型文件列表缺少“{file}”。请重新安装 Coatcheck。',
  "The list of the model's files cannot be read. Install Coatcheck again.":
    '无法读取模型文件列表。请重新安装 Coatcheck。',
  "The list of the model's files is not of a known form. Install Coatcheck again.":
    '模型文件列表的格式未知。请重新安装 Coatcheck。',
  "The language model's output does not fit its words. Install Coatcheck again.":
    '语言模型的输出与其词表不符。请重新安装 Coatcheck。',
  "The language model's words are not those of the word list. Install Coatcheck again.":
    '语言模型的词与词表不一致。请重新安装 Coatcheck。',
  'The language model knows no class "{name}". Install Coatcheck again.':
    '语言模型没有类别“{name}”。请重新安装 Coatcheck。',
  'Install Coatcheck again; from source, train the model (models/training) and list its files (scripts/model-manifest.ts).':
    '请重新安装 Coatcheck；若从源代码构建，请训练模型（models/training）并列出其文件（scripts/model-manifest.ts）。',
  'Install Coatcheck again; after training, list the files anew (scripts/model-manifest.ts).':
    '请重新安装 Coatcheck；若重新训练过，请重新列出文件（scripts/model-manifest.ts）。',
  'Remove the model in the options and download it again.': '请在选项中移除该模型并重新下载。',
  'The model file "{file}" is missing. {advice}': '缺少模型文件“{file}”。{advice}',
  'The model file "{file}" is damaged: it differs from the one that was listed. {advice}':
    '模型文件“{file}”已损坏：与所列文件不符。{advice}',
  '"{file}" is not listed.': '“{file}”不在列表中。',
  'The model was removed while it was being downloaded.': '模型在下载过程中被移除。',
  'There is not enough room on this device for the model. Free some and try again.':
    '本设备空间不足，放不下该模型。请腾出空间后重试。',
  'This model is being downloaded in another tab. Wait for it there.':
    '该模型正在另一个标签页中下载。请在那里等待完成。',
  'The file "{file}" is not there as a whole.': '文件“{file}”不完整。',
  'A part of "{file}" is gone. Download the model again.': '“{file}”的一部分丢失了。请重新下载模型。',
  'The lists of names cannot be read. Install Coatcheck again.': '无法读取姓名列表。请重新安装 Coatcheck。',
  "The model's config.json names no labels (id2label). Choose another model.":
    '模型的 config.json 没有给出标签（id2label）。请选择其他模型。',
  "The model's config.json has a gap in its labels (id2label).": '模型的 config.json 中标签（id2label）有缺漏。',
  "The model's output does not fit the labels of its config.json. Choose another model.":
    '模型的输出与其 config.json 的标签不符。请选择其他模型。',
  'The list of words is not complete. Install Coatcheck again.': '词表不完整。请重新安装 Coatcheck。',
  'The files of the list of words do not belong together. Install Coatcheck again.':
    '词表的各文件不匹配。请重新安装 Coatcheck。',
  'This browser offers no secure random numbers, so nothing can be replaced safely. Update it.':
    '此浏览器不提供安全随机数，因此无法安全地替换任何内容。请更新浏览器。',
  'FF1 needs a domain of at least {least} values; {radix}^{length} is smaller.':
    'FF1 需要至少 {least} 个值的域；{radix}^{length} 更小。',
  'Cycle walking found no valid value: too few values of this format are valid.':
    '没有找到有效值：此格式的有效值太少。',
  'The key must have {needed} bytes, not {given}.': '密钥必须为 {needed} 字节，而不是 {given}。',
  'The tweak must have {needed} bytes, not {given}.': 'tweak 必须为 {needed} 字节，而不是 {given}。',
  'The reserve pool has no free surrogate left. Start a new conversation.':
    '备用池中已没有可用的替代值。请开始新对话。',
  'There is no profile "{name}". Choose one of: {names}.': '没有名为“{name}”的方案。请从以下方案中选择：{names}。',
  'This profile needs the language model, which is not there. Choose another one.':
    '此方案需要语言模型，但它不存在。请选择其他方案。',
  'The language model has not looked at every word. Try again.': '语言模型没有查看每个词。请重试。',
  'The list of words is not there, so no word can be drawn. Try again.': '词表不存在，因此无法抽取词语。请重试。',
  'The planned spans overlap or do not fit the text. Scan the text again.':
    '计划替换的位置重叠或与文本不符。请重新检查文本。',
  '{values} of type {types} would still have been in the text. Replace them there too, or decide to send them as they are.':
    '文本中仍会留有{values}，类型：{types}。请在那里也替换，或决定按原样发送。',
  '1 value': '1 个值',
  '{count} values': '{count} 个值',
  '{first} … {last} ({count} numbers)': '{first} … {last}（{count} 个数字）',
  '{first} … {last} ({count} numbers) = {total}': '{first} … {last}（{count} 个数字）= {total}',
  'There is no word to be learned.': '没有可学习的词。',
  'A conversation in the vault is not of a known form. Update the extension.':
    '保险库中有一个对话格式未知。请更新扩展。',
  'The vault was made by a newer Coatcheck. Update the extension; nothing was changed or deleted.':
    '保险库由更新版本的 Coatcheck 创建。请更新扩展；没有更改或删除任何内容。',
  'The disk is full, so what restoring needs could not be stored. Nothing was lost; free some space and try again.':
    '磁盘已满，无法保存还原所需的内容。没有丢失任何内容；请腾出空间后重试。',
  'The vault could not be read or written ({detail}). Try again; if it happens again, restart the browser.':
    '无法读写保险库（{detail}）。请重试；若再次发生，请重启浏览器。',
  'A record of the vault was damaged or changed and cannot be opened. "Forget everything" in the options starts a new vault.':
    '保险库中的一条记录已损坏或被更改，无法打开。选项中的“全部忘记”会新建一个保险库。',
  'The browser does not say which tab this is.': '浏览器没有说明这是哪个标签页。',
  'The text could not be checked. Send again.': '无法检查文本。请重新发送。',
  'This editor draws only a part of so long a text, and the rest cannot be checked. Send it in shorter pieces. Your text is still in the composer.':
    '对这么长的文本，此编辑器只绘制一部分，其余部分无法检查。请分成较短的几段发送。你的文字仍在输入框中。',
  'Coatcheck cannot read this kind of file.': 'Coatcheck 无法读取此类文件。',
  'It is too long to be checked.': '文件太长，无法检查。',
  'It holds more than text.': '其中不只有文本。',
  'No text can be read in it.': '其中没有可读取的文本。',
  'The page shows another conversation now. Attach the file again.': '页面现在显示的是另一个对话。请重新添加文件。',
  '{file} would no longer be valid after replacing.': '替换后 {file} 将不再有效。',
  'the age follows from the birth date': '年龄由出生日期得出',
  'the birth year follows from the age': '出生年份由年龄得出',
  'BMI is weight divided by height squared': 'BMI 等于体重除以身高的平方',
  '{one} and {other} of one measure': '同一度量的 {one} 和 {other}',
  'exchanged at the rate that stands there': '按文中的汇率换算',
  'the payment that pays the loan back': '偿还贷款的还款额',
  '{percent} % of {base}': '{base} 的 {percent}%',
  '{percent} % added': '加上 {percent}%',
  '{percent} % taken off': '减去 {percent}%',
  'the same amount, written in another way': '同一金额，写法不同',
  'what is left of the first': '第一个数剩下的部分',
  'the parts add up to the total': '各部分相加等于总数',
  'split evenly': '平均分配',
  'quantity times unit price': '数量乘以单价',
  '{longer} is {factor} times {shorter}': '{longer}是{shorter}的{factor}倍',
  'where the replaced spans are, their types and levels': '被替换内容的位置、类型和级别',
  'the words that are kept': '保留的词语',
  'lengths, formats, and the number of digits and closing zeros of numbers': '长度、格式，以及数字的位数和末尾零的个数',
  'which values are equal within the conversation': '对话中哪些值相同',
  'that a full date moved by whole weeks and by at most 1,498 days, the intervals between full dates, and all of them to whoever knows one':
    '完整日期按整周移动，最多移动 1,498 天、完整日期之间的间隔，以及对知道其中一个日期的人而言的全部日期',
  'the year of a date of birth': '出生日期的年份',
  'the group that a generalised value belongs to': '被概括的值所属的类别',
  'which numbers follow from others, and by which formula': '哪些数字由其他数字得出，以及所用公式',
  "each word's group, case and suffix, and whether it is in the list of words at all":
    '每个词所属的组、大小写和后缀，以及它是否在词表中',
  'which words are protected, and so which are stop words': '哪些词受保护，因而哪些是停用词',
  'ε(conversation) = Σ ε(prompt) = {total}, with ε(prompt) = Σ ε(value) over the values drawn anew (sequential composition; a value released before adds 0). For noised numbers x and x′: Pr[out | x] ≤ exp(Σ ε · |x − x′| / unit) · Pr[out | x′]; for drawn words w and w′ of one fixed group, or any two where they are drawn by how they fit the place: Pr[out | w] ≤ exp(Σ ε) · Pr[out | w′].':
    'ε(对话) = Σ ε(提示词) = {total}，其中 ε(提示词) = Σ ε(值)，对新抽取的值求和（顺序组合；之前已透露的值加 0）。对加噪数字 x 和 x′：Pr[输出 | x] ≤ exp(Σ ε · |x − x′| / 单位) · Pr[输出 | x′]；对同一固定词组中抽取的词 w 和 w′，或按该处契合度抽取时的任意两个词：Pr[输出 | w] ≤ exp(Σ ε) · Pr[输出 | w′]。',
  yearly: '年度值',
  quarterly: '季度值',
  monthly: '月度值',
  weekly: '每周值',
  three: '三',
  four: '四',
  twelve: '十二',
  thirteen: '十三',
  'There is no language "{tag}".': '没有语言“{tag}”。',
  'The browser does not let Coatcheck into this page.': '浏览器不允许 Coatcheck 进入此页面。',
  'The vault is locked: unlock it in the popup.': '保险库已锁定：请在弹出窗口中解锁。',
  'The passphrase is too short: 8 characters at least, better four words or more.':
    '口令太短：至少 8 个字符，最好用四个以上的词。',
  'The record of the passphrase is damaged. "Forget everything" in the options starts a new vault, which can take in a backup.':
    '口令的记录已损坏。选项中的“全部忘记”会新建一个保险库，它可以导入备份。',
  'This is not the passphrase. Try again.': '口令不对。请重试。',
  'The keys of the vault were renewed meanwhile. Try again; nothing was changed.':
    '保险库的密钥在此期间已更换。请重试；没有任何更改。',
  'The vault was changed by another window meanwhile. Try again; nothing was lost.':
    '保险库在此期间被另一个窗口更改。请重试；没有丢失任何内容。',
  'The backup is not of a known form. Update the extension; nothing was changed.':
    '备份的格式无法识别。请更新扩展；没有任何更改。',
  'This file is no backup of Coatcheck, or its beginning is damaged. Choose another.':
    '此文件不是 Coatcheck 的备份，或者开头已损坏。请选择其他文件。',
  'This backup is damaged, or a newer Coatcheck made it. Update the extension.':
    '此备份已损坏，或由更新版本的 Coatcheck 生成。请更新扩展。',
  'This is not the passphrase of this backup, or the file is damaged. Nothing was changed. Try again.':
    '这不是此备份的口令，或者文件已损坏。没有任何更改。请重试。',
  'This backup is damaged: a part of it is missing or was changed. Nothing was changed here. Choose another backup.':
    '此备份已损坏：有一部分缺失或被改动。这里没有任何更改。请选择另一个备份。',
  'The file could not be read. Choose it again.': '无法读取文件。请重新选择。',
  'Nothing of a private window is kept. Open the site in another window.':
    '隐私窗口中的内容一律不保存。请在另一个窗口中打开该网站。',
  'Only a page of Coatcheck itself may ask for this. Open the options.':
    '只有 Coatcheck 自己的页面才能这样请求。请打开选项。',
  'Line {number} of the file': '文件第 {number} 行',
  '{entry} cannot be used. {cause}': '{entry}无法使用。{cause}',
  'The quoted field that begins in line {number} does not end. Close the quotation mark.':
    '从第 {number} 行开始的引号字段没有结束。请补上引号。',
  '{entry} is not valid JSON. Export a dictionary to see the form.':
    '{entry}不是有效的 JSON。导出一个词典即可查看格式。',
};
